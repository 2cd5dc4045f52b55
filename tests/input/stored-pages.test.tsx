import * as fc from 'fast-check';
import { screen } from 'storybook/test';
import { expect, it } from 'vitest';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import { DRAFTS_KEY } from '#src/lib/forms/drafts.ts';
import { exampleSession } from '#src/lib/testing/example-session.ts';
import { CONVERSATION_ID } from '#mocks/scenarios/message-seeds.ts';
import type { StagedState } from '#stories/stage/parameters.ts';
import { CHAT } from '../messages/chat-steps.ts';
import { VALID } from '../task-form/mount-form.tsx';
import { cleanUpStages } from '../render-stage.tsx';
import { textOf } from './half-right.ts';
import { chatWithoutOffer } from '#mocks/scenarios/chat-offers.ts';
import { clientOne } from '#mocks/scenarios/client.ts';
import { dashboardLoaded } from '#mocks/scenarios/dashboard.ts';
import { renderApp } from '../render-app.tsx';

const { user } = exampleSession(1);
const message = { key: 'a', text: 'Hi', at: 1_000, after: 0, wasSent: true, busyUntil: 0 };
const draftsOf = (owner: number, name: string, value: unknown) => ({
  [owner]: { [name]: { savedAt: Date.parse('2026-03-14T08:00:00Z'), value } },
});

const form = { scenario: clientOne, at: '/client?post=' } as const;
const chat = { scenario: chatWithoutOffer, at: CHAT } as const;

/** The page that reads a record, the record's key, and one that fits. */
const RECORDS: readonly (readonly [name: string, StagedState, key: string, fitting: unknown])[] = [
  ['a new task', form, DRAFTS_KEY, draftsOf(1, 'task:new', { ...VALID, base: null })],
  ['a message', chat, DRAFTS_KEY, draftsOf(1, `message:${CONVERSATION_ID}`, 'Hi')],
  ['messages to be sent', chat, DRAFTS_KEY, draftsOf(1, `outbox:${CONVERSATION_ID}`, [message])],
  ['a signed-in user', { scenario: dashboardLoaded }, SESSION_KEYS.user, user],
];

// What each reader returns is checked with 1,000 records each, in stored.test.ts.
it.each(RECORDS)('the page opens with any record of %s', async (_name, state, key, fitting) => {
  await fc.assert(
    fc.asyncProperty(textOf(fitting), async (record) => {
      await renderApp(state, {}, ({ storage }) => storage.set(key, record));
      expect(screen.getAllByRole('heading', { level: 1, hidden: true }).length).toBeGreaterThan(0);
      expect(screen.queryByText(/^Something went wrong/)).toBeNull();
      cleanUpStages();
    }),
    { numRuns: 25, seed: 20_260_314 },
  );
});
