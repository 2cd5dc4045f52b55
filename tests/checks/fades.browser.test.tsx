import { createRoot } from 'react-dom/client';
import { expect, screen, waitFor } from 'storybook/test';
import { it } from 'vitest';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#src/ui/DropdownMenu.tsx';
import { pauseAnimations } from '#stories/checks/paused-animations.ts';
import '#src/ui/styles/index.css';

it('shows what fades in before its first frame', async () => {
  const play = pauseAnimations();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger>More</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem>Edit</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>,
  );
  try {
    const menu = await screen.findByRole('menu');
    // Radix measures its place before it moves.
    await waitFor(() => expect(menu.getAnimations()).toHaveLength(1));
    await expect(menu).toBeVisible();
  } finally {
    root.unmount();
    play();
  }
});
