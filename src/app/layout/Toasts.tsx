import { useSyncExternalStore } from 'react';
import { useToasts } from '#src/lib/EnvironmentProvider.tsx';
import { Toast, ToastRegion } from '#src/ui/Toast.tsx';

/** The toasts of the app. Their timers pause while one is hovered or focused. */
export function Toasts() {
  const toasts = useToasts();
  const list = useSyncExternalStore(toasts.subscribe, toasts.list);
  return (
    <ToastRegion
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={toasts.resume}
    >
      {list.map(({ id, tone, text }) => (
        <Toast key={id} tone={tone} onDismiss={() => toasts.dismiss(id)}>
          {text}
        </Toast>
      ))}
    </ToastRegion>
  );
}
