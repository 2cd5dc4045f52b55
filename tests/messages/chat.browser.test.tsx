import { screen, userEvent } from 'storybook/test';
import { afterEach, describe, expect, it } from 'vitest';
import { listMessages } from '#src/contract/messages.ts';
import { fails, onPage, once } from '#mocks/faults/faults.ts';
import { emulatePointer } from '#stories/checks/emulation.ts';
import { settle } from '#stories/stage/settle.ts';
import { renderStage } from '../render-stage.tsx';
import { failOnce, pane, press } from './chat-steps.ts';

const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => emulatePointer('mouse'));

it('a failed message that is discarded by finger does not open the keyboard', async () => {
  await failOnce();
  await emulatePointer('finger');
  await userEvent.click(button('Discard'));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Chat' }));
});

describe('the messages have the focus', () => {
  it('after the last of the older ones are loaded', async () => {
    const { stage } = await renderStage('messages-long');
    for (let page = 2; page <= 3; page += 1) {
      pane().scrollTop = 0;
      await settle(stage);
      await press(stage, 'Load More');
    }
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
    expect(document.activeElement).toBe(pane());
  });

  it('not before the last page', async () => {
    const { stage } = await renderStage({
      scenario: 'messages-long',
      faults: [onPage(2, once(fails(listMessages, 500)))],
    });
    pane().scrollTop = 0;
    await settle(stage);
    await press(stage, 'Load More');
    await press(stage, 'Try again');
    expect(document.activeElement).toBe(button('Load More'));
  });
});
