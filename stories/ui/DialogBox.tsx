import { Dialog as Radix } from 'radix-ui';
import { cx } from 'class-variance-authority';
import { useState, type ReactNode } from 'react';

/**
 * A box that represents the screen, with the panel of a dialog: on a sheet, several are open at once.
 *
 * @param props.className the height of the box
 */
export function DialogBox({
  title,
  className,
  children,
}: {
  title: string;
  className: string;
  children: ReactNode;
}) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-base">{title}</h2>
      {/* A transform makes the box the containing block of fixed elements. */}
      <div
        ref={setBox}
        className={cx(
          'relative translate-z-0 overflow-hidden rounded-card border border-line bg-overlay',
          className,
        )}
      >
        {/* Not modal, so that several can be open. */}
        <Radix.Root open modal={false}>
          <Radix.Portal container={box}>{children}</Radix.Portal>
        </Radix.Root>
      </div>
    </section>
  );
}
