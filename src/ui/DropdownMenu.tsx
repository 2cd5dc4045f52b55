import { DropdownMenu as Radix } from 'radix-ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

/**
 * A menu of actions behind a button. Enter, Space or the down arrow opens it, Escape closes it.
 *
 * @example
 * <DropdownMenu>
 *   <DropdownMenuTrigger asChild><Button variant="secondary">Options</Button></DropdownMenuTrigger>
 *   <DropdownMenuContent>
 *     <DropdownMenuItem icon={<Pencil />} onSelect={edit}>Edit</DropdownMenuItem>
 *     <DropdownMenuSeparator />
 *     <DropdownMenuItem icon={<LogOut />} onSelect={signOut}>Sign out</DropdownMenuItem>
 *   </DropdownMenuContent>
 * </DropdownMenu>
 */
export function DropdownMenu(props: ComponentProps<typeof Radix.Root>) {
  // Not modal: a scroll lock would shift the page by the width of the scrollbar.
  return <Radix.Root modal={false} {...props} />;
}

/** The button that opens the menu. Use `asChild` with one `Button` or `IconButton`. */
export const DropdownMenuTrigger = Radix.Trigger;

/** The floating panel of the menu. */
export function DropdownMenuContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={8}
        align="end"
        collisionPadding={16}
        {...rest}
        className={cx(
          'z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-y-auto rounded-card border border-line bg-surface-raised p-1.5 text-ink shadow-float',
          'animate-appear focus-visible:outline-none',
          className,
        )}
      />
    </Radix.Portal>
  );
}

export type DropdownMenuItemProps = Omit<ComponentProps<typeof Radix.Item>, 'asChild'> & {
  icon?: ReactNode;
};

/** An action of the menu. */
export function DropdownMenuItem({ icon, className, children, ...rest }: DropdownMenuItemProps) {
  return (
    <Radix.Item
      {...rest}
      className={cx(
        'flex min-h-11 w-full items-center gap-3 rounded-small px-3 py-2 text-start text-base select-none',
        'outline-transparent data-highlighted:bg-surface-sunken data-highlighted:outline-2 data-highlighted:-outline-offset-2',
        'data-disabled:disabled-bare [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-ink-muted',
        className,
      )}
    >
      {icon}
      <span className="grow">{children}</span>
    </Radix.Item>
  );
}

/** A label inside the menu, such as the user's name. */
export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label {...rest} className={cx('px-3 py-2 text-sm text-ink-muted', className)} />;
}

/** A separator between groups. */
export function DropdownMenuSeparator() {
  return <Radix.Separator className="mx-1.5 my-1.5 h-px bg-line" />;
}
