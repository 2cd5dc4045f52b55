import { describe, expect, it } from 'vitest';
import { createTask } from '#src/contract/tasks.ts';
import { HOUR_MS, MINUTE_MS } from '#src/domain/dates.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { requestsOf } from '../steps.ts';
import { mountForm, openForm, postedTasks, VALID } from './mount-form.tsx';

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
