import { describe, expect, it } from 'vitest';
import { sendMessage } from '#src/contract/messages.ts';
import { SEND_TIMEOUT_MS } from '#src/features/messages/sync/outbox.ts';
import { CONFIRM_TIMEOUT_MS } from '#src/lib/calls/reliable-call.ts';
import { after, never } from '#mocks/faults/faults.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage } from '../render-stage.tsx';
import { advance, CHAT, shown, storedTexts, write } from './chat-steps.ts';

/** The texts of this test that the client has sent, as the server has them. */
const stored = (stage: Stage, ...texts: string[]) =>
  storedTexts(stage, 'client').filter((text) => texts.includes(text));

/** Loads the page again. */
async function reload(stage: Stage): Promise<void> {
  stage.environment.reload();
  await settle(stage);
}

describe('a message whose answer is lost', () => {
  it('is not taken for an earlier one with the same text before it was ever sent', async () => {
    const { stage } = await renderStage({
      scenario: 'messages-loaded',
      at: CHAT,
      faults: [after(1, never(sendMessage))],
    });
    await write('OK');
    await settle(stage);
    await write('First.');
    await write('OK');
    await reload(stage);
    await advance(stage, SEND_TIMEOUT_MS + CONFIRM_TIMEOUT_MS);
    // The one that was delivered, and the one that waits to be sent.
    expect(stored(stage, 'OK')).toHaveLength(1);
    expect(shown('OK')).toBe(2);
  });
});
