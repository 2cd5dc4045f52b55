
// if row
it('__call__ answers about a row', async () => {
  const { id } = small.task(); // if task
  const { id } = small.offer({ task_id: small.task().id }); // if offer
  expect(await small.ok(CLIENT, __constant__, { params: { id } })).toEqual({ data: { id } });
});

it('__call__ answers 404 for an unknown id', async () => {
  const { status } = await small.error(CLIENT, __constant__, { params: { id: NOBODY } });
  expect(status).toBe(404);
});
// end
// if list
it('__call__ lists nothing yet', async () => {
  expect(await small.ok(CLIENT, __constant__)).toEqual({ data: [] });
});
// end
// if message
it('__call__ succeeds', async () => {
  expect(await small.ok(CLIENT, __constant__)).toEqual({ message: 'Done.' });
});
// end
