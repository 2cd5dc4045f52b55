import { cx } from 'class-variance-authority';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { Input } from '#src/ui/Input.tsx';
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts';

export type PasswordInputProps = Omit<ComponentProps<typeof Input>, 'type' | 'prefix'>;

/** A password input with a button to show the password. */
export function PasswordInput({ className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const isHydrated = useIsHydrated();
  const Icon = shown ? EyeOff : Eye;
  const label = shown ? 'Hide password' : 'Show password';
  return (
    <span className="relative block">
      <Input
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="current-password"
        {...rest}
        type={shown ? 'text' : 'password'}
        className={cx('pe-12 aria-invalid:pe-[47px]', className)}
      />
      <button
        type="button"
        title={label}
        aria-label={label}
        disabled={rest.disabled === true || !isHydrated}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-control border-s border-transparent text-ink-muted transition-colors duration-quick enabled:hover:text-ink focus-visible:-outline-offset-4"
      >
        <Icon aria-hidden strokeWidth={1.75} className="size-5" />
      </button>
    </span>
  );
}
