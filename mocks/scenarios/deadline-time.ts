import { dayAfter } from '#src/domain/dates.ts';
import { isLive } from '#src/domain/offer-machine.ts';
import {
  printClockOffset,
  printDuration,
  readDuration,
  type ClockOffset,
} from '../clock/clock-offset.ts';
import { createSteppedClock, STORY_NOW } from '../clock/stepped-clock.ts';
import { offersOf } from '../db/offers.ts';
import { postedTasks } from '../db/posted-tasks.ts';
import { userIdOf } from '../fixtures/accounts.ts';
import { openScenario } from './scenario.ts';
import { StateProblem } from './state-problem.ts';
import { resolveState, type MockState } from './state.ts';

/** Describes the input of {@link readDeadlineTime}. */
export const DEADLINE_RULE =
  "deadline-2d, by the deadline of the offer or task that the page opens, or else the viewer's next";

/**
 * Parses a time by a deadline. That is a day, so its time of day is when the world is created.
 *
 * @returns undefined for anything but {@link DEADLINE_RULE}
 * @throws StateProblem where there is no such deadline, or the world begins later
 */
export function readDeadlineTime(text: string, state: MockState): ClockOffset | undefined {
  const [, sign, length = '0d'] = /^deadline(?:([-+ ])(.+))?$/.exec(text) ?? ['', '', ''];
  const milliseconds = readDuration(length);
  if (milliseconds === undefined) return undefined;
  const today = dayAfter(STORY_NOW, 0);
  const until = Date.parse(deadlineIn(state, today) ?? '') - Date.parse(today);
  if (Number.isNaN(until)) throw new StateProblem('t', text, 'there is no deadline here');
  const offset = until + (sign === '-' ? -milliseconds : milliseconds);
  if (offset >= 0) return printClockOffset(offset);
  const first = `deadline${until < 0 ? '+' : '-'}${printDuration(Math.abs(until))}`;
  throw new StateProblem('t', text, `the world begins at ${first}`, [{ value: first }]);
}

/** The deadline of what the page opens, or else the viewer's first one that has not passed. */
function deadlineIn(state: MockState, today: string): string | null | undefined {
  const scenario = resolveState(state);
  const { world } = openScenario(scenario, createSteppedClock());
  const params = new URL(scenario.at, 'http://app.test').searchParams;
  const offer = world.offers.find(Number(params.get('offer')));
  const task = world.tasks.find(Number(params.get('task')));
  if (offer || task || !scenario.as) return offer?.deadline_date ?? task?.deadline;
  const viewer = userIdOf(scenario.as);
  const live = offersOf(world, viewer).filter(({ status }) => isLive(status));
  const posted = postedTasks(world, viewer).filter(({ status }) => status === 'available');
  const days = [...live.map((each) => each.deadline_date), ...posted.map((each) => each.deadline)];
  return days.flatMap((day) => (day != null && day >= today ? [day] : [])).sort()[0];
}
