import { Tabs as Radix } from 'radix-ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/**
 * Tabs, of which one panel is visible. Arrow keys, Home and End move between the tabs.
 *
 * @example
 * <Tabs defaultValue="open">
 *   <TabList label="Requests">
 *     <Tab value="open">Open</Tab>
 *     <Tab value="closed">Closed</Tab>
 *   </TabList>
 *   <TabPanel value="open">…</TabPanel>
 *   <TabPanel value="closed">…</TabPanel>
 * </Tabs>
 */
export function Tabs(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root {...props} />;
}

export type TabListProps = Omit<ComponentProps<typeof Radix.List>, 'aria-label'> & {
  label: string;
};

/** The row of tabs. It scrolls horizontally when it overflows. */
export function TabList({ label, className, ...rest }: TabListProps) {
  return (
    <Radix.List
      {...rest}
      aria-label={label}
      className={cx(
        'flex gap-4 fade-edges overflow-x-auto shadow-[inset_0_-1px_0_var(--line)]',
        className,
      )}
    />
  );
}

/** A tab. Its label can be followed by a `CountBadge`. */
export function Tab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      {...rest}
      className={cx(
        'relative inline-flex min-h-11 shrink-0 items-center gap-2 rounded-small px-2 font-semibold text-ink-muted',
        'transition-colors duration-quick enabled:hover:text-ink disabled:disabled-bare',
        'after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-t-[3px] after:transition-colors after:duration-quick',
        'enabled:hover:after:bg-line-strong/60 data-[state=active]:text-brand data-[state=active]:after:bg-brand',
        'focus-visible:-outline-offset-2 forced-colors:data-[state=active]:underline',
        className,
      )}
    />
  );
}

/** The content of a tab. */
export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...rest} className={cx('rounded-small pt-6', className)} />;
}
