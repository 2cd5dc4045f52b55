import { expect, it } from 'vitest';
import { myTasks } from '#src/contract/tasks.ts';
import { createMockServer } from '../mock-server.ts';
import { demo } from '../scenarios/demo.ts';
import { openScenario } from '../scenarios/scenario.ts';
import { createSteppedClock } from '../stepped-clock.ts';

it.each([
  ['client', '', [1, 2, 3, 4]],
  ['client', '?status=booked', [2]],
  ['client', '?status=cancelled', []],
  ['worker', '', []],
] as const)('lists the own tasks of the %s at "%s": %j', async (as, query, ids) => {
  const clock = createSteppedClock();
  const { world, storage } = openScenario({ ...demo, as }, clock);
  const server = createMockServer({ world, clock, baseUrl: 'http://mock.test' });
  const headers = { Authorization: `Bearer ${storage['auth_token']}` };
  const url = `http://mock.test/api/tasks/my-tasks${query}`;
  const response = await server.handle(new Request(url, { headers }));
  const { tasks, pagination } = myTasks.answer.parse(await response.json());
  expect(tasks.map(({ id }) => id)).toEqual(ids);
  expect(pagination).toEqual({ total: ids.length, has_more: false });
});
