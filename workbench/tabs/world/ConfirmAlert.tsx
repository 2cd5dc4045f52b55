import type { ReactNode } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { PanelButton } from '../../PanelButton.tsx';
import { worldCopy } from '../world-copy.ts';

/** Asks before something is lost. */
export function ConfirmAlert({
  title,
  confirmLabel,
  onConfirm,
  onCancel,
  children,
}: {
  title: string;
  confirmLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  children: ReactNode;
}) {
  return (
    <Alert
      tone="warning"
      size="compact"
      title={title}
      action={
        <>
          <PanelButton onClick={onCancel}>{worldCopy.cancel}</PanelButton>
          <PanelButton variant="danger" onClick={onConfirm}>
            {confirmLabel}
          </PanelButton>
        </>
      }
    >
      {children}
    </Alert>
  );
}
