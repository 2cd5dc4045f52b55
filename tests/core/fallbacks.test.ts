import { expect, it } from 'vitest';
import { getWorkerDashboard } from '#src/contract/dashboards.ts';
import { getOffer } from '#src/contract/offers.ts';
import { cancelTask, createTask, deleteTask, updateTask } from '#src/contract/tasks.ts';

// What a client says of a failure without a message, where screens have a text of their own (product.md §8).
it.each([
  ['canceling a task [client.cancel.failed-api]', cancelTask, 'Failed to cancel task'],
  ['deleting one [client.delete.failed-api]', deleteTask, 'Failed to delete task'],
  ['posting one [client.form.error.create]', createTask, 'Failed to create task'],
  ['editing one [client.form.error.update]', updateTask, 'Failed to update task'],
  ['fetching an offer [offers.modal.fetch-offer-error]', getOffer, 'Failed to fetch offer'],
  [
    'the dashboard of a worker [worker.error.fetch]',
    getWorkerDashboard,
    'Failed to fetch worker dashboard data',
  ],
] as const)('%s has its text in the contract', (_, { fallback }, text) => {
  expect(fallback).toBe(text);
});
