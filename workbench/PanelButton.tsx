import type { LucideIcon } from 'lucide-react';
import { Button, type ButtonProps } from '#src/ui/Button.tsx';

type PanelButtonProps = Omit<ButtonProps, 'icon' | 'size'> & { readonly Icon?: LucideIcon };

/** A button of the panel: small, and secondary unless it says otherwise. */
export function PanelButton({ Icon, variant = 'secondary', ...rest }: PanelButtonProps) {
  return (
    <Button
      {...rest}
      size="sm"
      variant={variant}
      icon={Icon && <Icon aria-hidden strokeWidth={1.75} />}
    />
  );
}
