import { LogOut, Pencil, Settings, Trash2, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#src/ui/DropdownMenu.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './sheet.tsx';

const chosen = fn((_what: string): void => undefined);

const stroke = { strokeWidth: 1.75 };
const icons = {
  user: <User {...stroke} />,
  settings: <Settings {...stroke} />,
  logOut: <LogOut {...stroke} />,
  edit: <Pencil {...stroke} />,
  delete: <Trash2 {...stroke} />,
};

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
          <DropdownMenuItem icon={icons.user} onSelect={() => chosen('profile')}>
            Profile
          </DropdownMenuItem>
          <DropdownMenuItem icon={icons.settings} disabled>
            Settings
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem icon={icons.logOut} onSelect={() => chosen('out')}>
            Sign out
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  ),
});

export const Closed = meta.story({ tags: ['!test'] });

function itemOf(name: string) {
  return screen.getByRole('menuitem', { name });
}

/** Enter opens on the first item, arrows skip disabled items, Escape returns focus. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    chosen.mockClear();
    const trigger = canvas.getByRole('button', { name: 'Ana Sousa' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(itemOf('Profile')).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(itemOf('Sign out')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(itemOf('Profile')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(chosen).toHaveBeenCalledWith('profile');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(screen.queryByRole('menu')).toBeNull();
  },
});

/** An open menu with space below it. */
function Specimen({ name, words, children }: { name: string; words: string; children: ReactNode }) {
  return (
    <section className="flex flex-col items-start gap-3">
      <h2 className="text-base">{name}</h2>
      <div className="min-h-72">
        <DropdownMenu open>
          <DropdownMenuTrigger asChild>
            <Button variant="secondary">{words}</Button>
          </DropdownMenuTrigger>
          {/* Always below and at full height, even past the end of the window. */}
          <DropdownMenuContent align="start" avoidCollisions={false} className="max-h-none!">
            {children}
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
    </section>
  );
}

/** All menus are open. Hovered and focused items look the same. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <div className="grid max-w-4xl gap-x-12 gap-y-6 md:grid-cols-2">
      <Specimen name="Label, groups and disabled" words="Ana Sousa">
        <DropdownMenuLabel>Signed in as ana@example.com</DropdownMenuLabel>
        <DropdownMenuItem icon={icons.user}>Profile</DropdownMenuItem>
        <DropdownMenuItem icon={icons.settings} disabled>
          Settings
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={icons.logOut}>Sign out</DropdownMenuItem>
      </Specimen>
      <Specimen name="An item under the pointer" words="Request">
        <DropdownMenuItem icon={icons.edit} data-highlighted="">
          Edit request
        </DropdownMenuItem>
        <DropdownMenuItem icon={icons.delete}>Delete request</DropdownMenuItem>
      </Specimen>
      <Specimen name="Long words, without icons" words="Sort">
        <DropdownMenuItem>Nearest first</DropdownMenuItem>
        <DropdownMenuItem className="max-w-72">
          Those that begin this week and are not further away than five kilometres
        </DropdownMenuItem>
        <DropdownMenuItem>Newest first</DropdownMenuItem>
      </Specimen>
    </div>
  ),
});
