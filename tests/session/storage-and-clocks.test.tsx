import { screen, userEvent, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#src/domain/dates.ts';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import { DRAFTS_KEY } from '#src/lib/forms/drafts.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import {
  box,
  CHAT,
  nextPoll,
  openChat,
  pane,
  say,
  shown,
  storedTexts,
  write,
} from '../messages/chat-steps.ts';
import { renderStage } from '../render-stage.tsx';
import { messagesLoaded } from '#mocks/scenarios/messages.ts';
import { MessagesScreen } from '#src/screens/messages/MessagesScreen.tsx';

it('a tab whose storage was emptied goes on with its session and what is typed', async () => {
  const { stage } = await openChat();
  await userEvent.type(box(), 'Is Saturday');
  for (const key of [DRAFTS_KEY, ...Object.values(SESSION_KEYS)]) stage.storage.remove(key);
  await nextPoll(stage);
  expect(box().value).toBe('Is Saturday');
  await write(' fine?');
  await nextPoll(stage);
  expect(storedTexts(stage, 'client').at(-1)).toBe('Is Saturday fine?');
  expect(screen.queryByRole('alert')).toBeNull();
});

/** The clock of the viewer's device is wrong; that of the server is right. */
describe.each([
  { hours: -5, said: /^(Just now|Mar \d+, 2026)/ },
  { hours: 5, said: /^(\d+[mh] ago|Mar \d+, 2026)/ },
])('a device whose clock is $hours h off', ({ hours, said }) => {
  const open = (at: string) =>
    renderStage(MessagesScreen, { scenario: messagesLoaded, at }, {}, ({ environment }) => {
      const { clock } = environment;
      const now = () => clock.now() + hours * HOUR_MS;
      Object.assign(environment, { clock: { ...clock, now } });
    });

  it('sends and receives in the right order', async () => {
    const { stage } = await open(CHAT);
    await write('Is Saturday fine?');
    await nextPoll(stage);
    await say(stage, 'worker', 'Saturday it is.');
    await nextPoll(stage);
    expect(storedTexts(stage, 'client').at(-1)).toBe('Is Saturday fine?');
    expect([shown('Is Saturday fine?'), shown('Saturday it is.'), box().value]).toEqual([1, 1, '']);
    const texts = pane().textContent;
    expect(texts.indexOf('Is Saturday fine?')).toBeLessThan(texts.indexOf('Saturday it is.'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('tells times that are never in the future', async () => {
    const { stage, canvas } = await open(paths.messages.to());
    await say(stage, 'worker', 'Saturday it is.');
    await nextPoll(stage);
    const times = [...within(canvas.getByRole('main')).getByRole('list').querySelectorAll('time')];
    expect(times.length).toBeGreaterThan(0);
    for (const { textContent } of times) expect(textContent).toMatch(said);
  });
});
