import { describe, expect, it } from 'vitest';
import { createTask } from '#src/contract/tasks.ts';
import { HOUR_MS, MINUTE_MS } from '#src/domain/dates.ts';
import { initialTaskInput } from '#src/features/task-form/task-input.ts';
import { DRAFTS_KEY } from '#src/lib/forms/drafts.ts';
import { STORY_NOW } from '#mocks/clock/stepped-clock.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { requestsOf } from '../steps.ts';
import { mountForm, openForm, postedTasks, VALID } from './mount-form.tsx';

const TYPED = initialTaskInput(null);

const AFTER_TODAY = 'Deadline must be after today';

/** The stage's clock starts at 10:00 UTC on March 14. */
const mountIn = (timeZone: string) =>
  mountForm({ prepare: ({ environment }) => void Object.assign(environment, { timeZone }) });

async function submitWith(stage: Stage, deadline: string) {
  const form = await openForm(stage);
  await form.enter({ ...VALID, Deadline: deadline });
  await form.submit();
  return form;
}

describe.each([
  { timeZone: 'Etc/GMT+12', today: '2026-03-13', tomorrow: '2026-03-14' },
  { timeZone: 'UTC', today: '2026-03-14', tomorrow: '2026-03-15' },
  { timeZone: 'Pacific/Kiritimati', today: '2026-03-15', tomorrow: '2026-03-16' },
])('in $timeZone', ({ timeZone, today, tomorrow }) => {
  it('starts the date picker today, which is no deadline', async () => {
    const stage = await mountIn(timeZone);
    const form = await submitWith(stage, today);
    expect(form.field('Deadline').min).toBe(today);
    form.dialog.getByText(AFTER_TODAY);
    expect(requestsOf(stage, createTask)).toEqual([]);
  });

  it('lets the server decide about tomorrow', async () => {
    const stage = await mountIn(timeZone);
    const form = await submitWith(stage, tomorrow);
    expect(requestsOf(stage, createTask)).toHaveLength(1);
    // West of the server, the user's tomorrow is its today.
    const isServersToday = tomorrow === '2026-03-14';
    expect(form.dialog.queryAllByText(AFTER_TODAY)).toHaveLength(isServersToday ? 1 : 0);
    expect(postedTasks(stage)).toHaveLength(isServersToday ? 0 : 1);
  });

  it('accepts the day after tomorrow, and sends and stores that day', async () => {
    const stage = await mountIn(timeZone);
    const day = tomorrow.replace(/\d\d$/, (digits) => String(Number(digits) + 1));
    await submitWith(stage, day);
    expect(requestsOf(stage, createTask)).toMatchObject([{ body: { deadline: day } }]);
    expect(postedTasks(stage)).toMatchObject([{ deadline: day }]);
  });
});

it('shows the error of the server on the field, and is gone once another day is chosen', async () => {
  const stage = await mountIn('Etc/GMT+12');
  const form = await submitWith(stage, '2026-03-14');
  expect(form.field('Deadline')).toBe(document.activeElement);
  expect(form.dialog.queryByRole('alert')).toBeNull();
  await form.enter({ Deadline: '2026-03-15' });
  expect(form.dialog.queryByText(AFTER_TODAY)).toBeNull();
  await form.submit();
  expect(postedTasks(stage)).toMatchObject([{ deadline: '2026-03-15' }]);
});

it('follows midnight while the form is open', async () => {
  const stage = await mountIn('UTC');
  const form = await openForm(stage);
  await form.enter({ ...VALID, Deadline: '2026-03-15' });
  expect(form.field('Deadline').min).toBe('2026-03-14');
  stage.clock.advance(14 * HOUR_MS + MINUTE_MS);
  await settle(stage);
  expect(form.field('Deadline').min).toBe('2026-03-15');
  expect(form.field('Deadline').value).toBe('2026-03-15');
  await form.submit();
  form.dialog.getByText(AFTER_TODAY);
  expect(requestsOf(stage, createTask)).toEqual([]);
});

it.each(['122026-12-31', '275760-09-13', '0000-00-00', '2026-02-29', '12312026', 'soon'])(
  'opens with a draft whose deadline is %s, which no date is',
  async (deadline) => {
    const value = { ...TYPED, title: 'Mount a TV', deadline };
    const drafts = { [people.client.id]: { 'task:new': { value, savedAt: STORY_NOW } } };
    const stage = await mountForm({
      prepare: ({ storage }) => storage.set(DRAFTS_KEY, JSON.stringify(drafts)),
    });
    const form = await openForm(stage);
    expect(form.field('Title').value).toBe('Mount a TV');
    await form.submit();
    expect(form.field('Title')).toBeInTheDocument();
    expect(requestsOf(stage, createTask)).toEqual([]);
  },
);

it('bears what is typed as a day, key by key', async () => {
  const stage = await mountForm();
  const form = await openForm(stage);
  // Chrome reports a year while it is typed.
  for (const day of ['0002-03-20', '0020-03-20', '20261-03-20', '202612-03-20', '2026-03-20'])
    await form.enter({ Deadline: day });
  expect(form.field('Deadline').max).toBe('9999-12-31');
  expect(form.field('Deadline').value).toBe('2026-03-20');
});
