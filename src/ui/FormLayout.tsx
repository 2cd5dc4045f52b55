import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

export type FormLayoutProps = ComponentProps<'form'> & {
  /** What the form as a whole has to say: an `Alert` or a `SlowNotice`. */
  alert?: ReactNode;
  /** The submit button. A dialog has it in its footer instead. */
  submit?: ReactNode;
};

/**
 * A form: its alert above the fields, scrolled into view when it appears, and 32 px between the fields and
 * the submit button. The form's schema validates it, not the browser.
 *
 * @example
 * <FormLayout
 *   aria-label="Sign in"
 *   alert={error && <Alert tone="danger" title="You're not signed in">{error}</Alert>}
 *   submit={<Button type="submit" isFullWidth>Sign in</Button>}
 *   onSubmit={submit}
 * >
 *   <Field label="Email"><Input type="email" /></Field>
 * </FormLayout>
 */
export function FormLayout({ alert, submit, className, children, ...rest }: FormLayoutProps) {
  const hasAlert = alert !== undefined && alert !== null && alert !== false;
  return (
    <form noValidate {...rest} className={cx('flex flex-col gap-5', className)}>
      {hasAlert && (
        <div ref={scrollIntoViewIfNeeded} className="scroll-my-24">
          {alert}
        </div>
      )}
      {children}
      {submit !== undefined && <div className="flex flex-col pt-3">{submit}</div>}
    </form>
  );
}

function scrollIntoViewIfNeeded(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
