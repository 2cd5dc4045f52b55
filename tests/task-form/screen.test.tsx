import { screen } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { cancelTask, getTask } from '#src/contract/tasks.ts';
import { taskQuery } from '#src/features/task/use-task.ts';
import { slow, type Fault } from '#mocks/faults/faults.ts';
import { TASK_ID } from '#mocks/scenarios/task-seeds.ts';
import { settle } from '#stories/stage/settle.ts';
import { renderStage } from '../render-stage.tsx';
import { advance } from '../steps.ts';
import { formOf } from './mount-form.tsx';
import { clientOne } from '#mocks/scenarios/client.ts';
import { ClientScreen } from '#src/screens/client/ClientScreen.tsx';

const NEW = '/client?post=';

async function renderClient(at: string, ...faults: Fault[]) {
  const { stage } = await renderStage(ClientScreen, { scenario: clientOne, at, faults });
  // The summary loads 300 ms after the categories.
  await advance(stage, 300);
  return stage;
}

describe('the form over the client screen', () => {
  it('loses nothing by leaving the page and coming back', async () => {
    const stage = await renderClient(NEW);
    await (await formOf(stage)).enter({ Title: 'Mount a TV' });
    await stage.visit().router.navigate('/offers');
    await settle(stage);
    await stage.visit().router.navigate(-1);
    await settle(stage);
    expect((await formOf(stage)).field('Title').value).toBe('Mount a TV');
    expect(stage.questions.asked).toEqual([]);
  });

  it('does not open for a task that was canceled in the list', async () => {
    const stage = await renderClient('/client');
    await stage.as('client').call(cancelTask, { params: { id: TASK_ID } });
    stage.notifyServerChange();
    await settle(stage);
    await stage.visit().router.navigate(`/client?edit=${TASK_ID}`);
    await settle(stage);
    await screen.findByText("You can't edit this task");
    expect(screen.queryByLabelText('Title')).toBeNull();
  });

  it('waits for the current task when only an older one is cached', async () => {
    const stage = await renderClient('/client');
    const queries = stage.visit().services.cache.current();
    const { api } = stage.visit().services;
    const { queryKey } = taskQuery(api, TASK_ID);
    queries.setQueryData(queryKey, await api.call(getTask, { params: { id: TASK_ID } }));
    await stage.as('client').call(cancelTask, { params: { id: TASK_ID } });
    stage.notifyServerChange();
    await settle(stage);
    stage.server.addFault(slow(getTask, 1_000));
    await stage.visit().router.navigate(`/client?edit=${TASK_ID}`);
    await settle(stage);
    expect(screen.queryByLabelText('Title')).toBeNull();
    await advance(stage, 1_000);
    await screen.findByText("You can't edit this task");
  });
});
