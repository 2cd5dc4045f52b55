import { EllipsisVertical, LogOut, Pencil, Settings, Trash2, User } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#src/ui/DropdownMenu.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';

const chosen = fn((_what: string): void => undefined);

const meta = preview.meta({
  title: 'UI/DropdownMenu',
  component: DropdownMenu,
  subcomponents: { DropdownMenuItem, DropdownMenuLabel, DropdownMenuSeparator },
  tags: ['autodocs'],
  decorators: [framed],
  render: (args) => (
    <div className="flex min-h-80 items-start justify-end">
      <DropdownMenu {...args}>
        <DropdownMenuTrigger asChild>
          <Button variant="secondary">Ana Sousa</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuLabel>Signed in as ana@example.com</DropdownMenuLabel>
          <DropdownMenuItem icon={<User strokeWidth={1.75} />} onSelect={() => chosen('profile')}>
            Profile
          </DropdownMenuItem>
          <DropdownMenuItem icon={<Settings strokeWidth={1.75} />} disabled>
            Settings
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem
            icon={<LogOut strokeWidth={1.75} />}
            destructive
            onSelect={() => chosen('out')}
          >
            Sign out
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  ),
});

export const Closed = meta.story();

export const Open = meta.story({ args: { defaultOpen: true } });

/** Enter opens on the first item, the arrows move past what is disabled, Escape gives the focus back. */
export const Keyboard = meta.story({
  play: async ({ canvasElement }) => {
    chosen.mockClear();
    const trigger = within(canvasElement).getByRole('button', { name: 'Ana Sousa' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(chosen).toHaveBeenCalledWith('profile');
  },
});

export const FromIcon = meta.story({
  args: { defaultOpen: true },
  render: (args) => (
    <div className="flex min-h-64 items-start justify-end">
      <DropdownMenu {...args}>
        <DropdownMenuTrigger asChild>
          <IconButton label="More">
            <EllipsisVertical aria-hidden strokeWidth={1.75} />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem icon={<Pencil strokeWidth={1.75} />}>Edit request</DropdownMenuItem>
          <DropdownMenuItem icon={<Trash2 strokeWidth={1.75} />} destructive>
            Delete request
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  ),
});
