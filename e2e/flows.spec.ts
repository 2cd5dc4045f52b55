import { globSync } from 'node:fs';
import { join } from 'node:path';
import { people } from '#mocks/scenarios/accounts.ts';
import type { Flow } from '#flows/flow.ts';
import { play } from './play-flow.ts';
import { expect, test } from './test.ts';

// Over HTTP, on the production build: mocked-flows.spec.ts has those that the mocked app plays. See playwright.config.ts.

const cwd = join(import.meta.dirname, '../flows');
for (const file of globSync('*.flow.ts', { cwd }).sort()) {
  const { flow } = (await import(join(cwd, file))) as { flow: Flow };
  test(`[${flow.id}] ${flow.title}`, play(flow));
}

test('two reviews are in the public averages of both users', async ({ page, open, request }) => {
  const { flow } = await import('#flows/both-review.flow.ts');
  await play(flow)({ page, open });
  for (const [id, average_rating] of [
    [people.client.id, 4],
    [people.worker.id, 5],
  ]) {
    const path = `/api/public/reviews/user/${id}/stats`;
    const stats: unknown = await (
      await request.get(`${process.env['E2E_API_URL'] ?? ''}${path}`)
    ).json();
    expect(stats).toMatchObject({ data: { average_rating } });
  }
});
