import { cx } from 'class-variance-authority';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';

export type FormLayoutProps = ComponentProps<'form'> & {
  /** An `Alert` or a `SlowNotice` about the form as a whole. */
  alert?: ReactNode;
  /** The submit button. A dialog has it in its footer instead. */
  submit?: ReactNode;
};

/**
 * The layout of a form. The alert is above the fields, and is scrolled into view when its text changes. There
 * are 32 px between the fields and the submit button. The browser's own validation is off.
 */
export function FormLayout({ alert, submit, className, children, ...rest }: FormLayoutProps) {
  const hasAlert = alert !== undefined && alert !== null && alert !== false;
  const region = useRef<HTMLDivElement>(null);
  const lastText = useRef('');
  // After every render: a new element per render says nothing about whether the alert has changed.
  useEffect(() => {
    const text = region.current?.textContent ?? '';
    if (text !== '' && text !== lastText.current)
      region.current?.scrollIntoView({ block: 'nearest' });
    lastText.current = text;
  });
  return (
    // Sent without its code, as a last resort, it puts nothing into the address.
    <form noValidate method="post" {...rest} className={cx('flex flex-col gap-5', className)}>
      {hasAlert && (
        <div ref={region} className="scroll-my-24">
          {alert}
        </div>
      )}
      {children}
      {submit !== undefined && <div className="flex flex-col pt-3">{submit}</div>}
    </form>
  );
}
