import { cva, cx } from 'class-variance-authority';
import { useId, type ReactNode } from 'react';
import { Container } from '#src/ui/Container.tsx';

const classes = cva('', {
  variants: {
    tone: {
      plain: '',
      sunken: 'bg-surface-sunken',
      deep: 'bg-brand-deep text-brand-deep-ink',
    },
  },
});

/** `sunken` and `deep` are as wide as the window. `isSplit`: the heading is beside the content from 992 px on. */
export function LandingSection({
  title,
  text,
  note,
  tone = 'plain',
  isSplit = false,
  children,
}: {
  title: string;
  text?: string;
  note?: string;
  tone?: 'plain' | 'sunken' | 'deep';
  isSplit?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes({ tone })}>
      <Container
        className={cx(
          'grid gap-8 py-16 md:py-20 lg:py-24',
          isSplit && 'lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-12',
        )}
      >
        <div className="flex flex-col gap-3">
          <h2 id={id} className="max-w-[15.912em] text-2xl md:text-3xl">
            {title}
          </h2>
          {text !== undefined && (
            <p className={cx('max-w-[33.332em] text-lg', tone !== 'deep' && 'text-ink-muted')}>
              {text}
            </p>
          )}
          {note !== undefined && <p className="text-sm text-ink-muted">{note}</p>}
        </div>
        {children}
      </Container>
    </section>
  );
}
