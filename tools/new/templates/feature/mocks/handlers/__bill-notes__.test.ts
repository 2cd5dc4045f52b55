import { beforeEach, expect, it } from 'vitest';
import { list__BillNotes__, create__BillNote__, delete__BillNote__ } from '#src/contract/__bill-notes__.ts';
import { smallWorld, type SmallWorld, CLIENT, WORKER, NOBODY } from '../testing/small-world.ts';

let small: SmallWorld;
beforeEach(() => {
  small = smallWorld();
});

const keep = (user_id: number, task_id: number) =>
  small.world.__billNotes__.insert({
    id: small.world.__billNotes__.nextId,
    user_id,
    task_id,
    created_at: small.world.now(),
  });

it("__bill-notes__.list lists the viewer's own, the newest first", async () => {
  const [one, other] = [small.task().id, small.task().id];
  const first = keep(WORKER, one);
  keep(CLIENT, one);
  const second = keep(WORKER, other);
  const { data } = await small.ok(WORKER, list__BillNotes__);
  expect(data.map(({ id }) => id)).toEqual([second.id, first.id]);
});

it('__bill-notes__.create adds a row once', async () => {
  const { id } = small.task();
  const { data } = await small.ok(WORKER, create__BillNote__, { params: { id } });
  expect(await small.ok(WORKER, create__BillNote__, { params: { id } })).toEqual({ data });
  expect(small.world.__billNotes__.by('user_id', WORKER)).toHaveLength(1);
});

it('__bill-notes__.create answers 404 for an unknown id', async () => {
  const { status } = await small.error(WORKER, create__BillNote__, { params: { id: NOBODY } });
  expect(status).toBe(404);
});

it('__bill-notes__.delete removes the row, if there is one', async () => {
  const { id } = small.task();
  keep(WORKER, id);
  await small.ok(WORKER, delete__BillNote__, { params: { id } });
  await small.ok(WORKER, delete__BillNote__, { params: { id } });
  expect(small.world.__billNotes__.by('user_id', WORKER)).toEqual([]);
});

it('__bill-notes__.delete answers 404 for an unknown id', async () => {
  const { status } = await small.error(WORKER, delete__BillNote__, { params: { id: NOBODY } });
  expect(status).toBe(404);
});
