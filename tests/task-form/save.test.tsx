import { screen, userEvent, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import {
  cancelTask,
  createTask,
  deleteTask,
  getTask,
  listCategories,
  myTasks,
  updateTask,
} from '#src/contract/tasks.ts';
import { SAVED_MS } from '#src/domain/task-form.ts';
import { initialTaskInput, TaskInput } from '#src/features/task-form/task-input.ts';
import { DRAFTS_KEY } from '#src/lib/forms/drafts.ts';
import { answersWith, fails, losesAnswer, offline, once, slow } from '#mocks/faults/faults.ts';
import { TASK_ID, TASK_TITLE } from '#mocks/scenarios/task-seeds.ts';
import { settle } from '#stories/stage/settle.ts';
import { advance, requestsOf, waitForClose } from '../steps.ts';
import {
  mountForm,
  openForm,
  submitNew,
  postedTasks,
  savedTasks,
  VALID,
  VALID_BODY,
} from './mount-form.tsx';

const POSTED = 'Task posted successfully!';
const UPDATED = 'Task updated successfully!';
const FAILED = 'Failed to save task. Please try again.';
const params = { id: TASK_ID };

describe('posting a task', () => {
  it('sends what was typed, and closes after 1.5 s [client.form.closes-after-1500]', async () => {
    const stage = await mountForm();
    const form = await openForm(stage);
    await form.enter({ ...VALID, Title: '  Mount a TV ', 'Payment offer': '$1,065.5' });
    const announcer = form.dialog.getAllByRole('status').find((each) => each.textContent === '');
    await form.submit();
    expect(announcer?.textContent).toBe(POSTED);
    expect(requestsOf(stage, createTask).map(({ body }) => body)).toEqual([
      { ...VALID_BODY, payment_offer: 1_065.5 },
    ]);
    expect(form.dialog.getByRole('heading', { name: POSTED })).toBeTruthy();
    expect(form.dialog.getByRole('status').textContent).toBe(POSTED);

    await advance(stage, SAVED_MS - 1);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(savedTasks).toEqual([]);
    await advance(stage, 1);
    await waitForClose();
    expect(savedTasks).toMatchObject([{ title: 'Mount a TV', payment_offer: 1_065.5 }]);
    expect(postedTasks(stage)).toHaveLength(1);
    screen.getByRole('heading', { name: 'Mount a TV' });
  });

  it('needs no fetch of the new task to show its details', async () => {
    const stage = await mountForm();
    await submitNew(stage);
    await advance(stage, SAVED_MS);
    const [saved] = savedTasks;
    const queries = stage.visit().services.cache.current();
    const [[, cached] = []] = queries.getQueriesData({ queryKey: ['task', getTask.name] });
    expect(cached).toEqual({ task: saved });
    expect(requestsOf(stage, getTask)).toEqual([]);
  });

  it('closes a form that was opened again on its way', async () => {
    const stage = await mountForm({ faults: [slow(createTask, 1_000)] });
    await submitNew(stage);
    await userEvent.keyboard('{Escape}');
    await waitForClose();
    const second = await openForm(stage);
    expect(second.field('Title').readOnly).toBe(true);
    await advance(stage, 1_000);
    await advance(stage, SAVED_MS);
    await waitForClose();
    expect(requestsOf(stage, createTask)).toHaveLength(1);
  });
});

describe('a failure', () => {
  it('on fields is shown on them, and gone once they are edited', async () => {
    const errors = { deadline: ['Too soon.'], title: ['Too rude.', 'Too short.'] };
    const stage = await mountForm({ faults: [once(fails(createTask, 422, { errors }))] });
    const form = await submitNew(stage);
    expect(form.dialog.queryByRole('alert')).toBeNull();
    form.dialog.getByText('Too soon.');
    expect(form.field('Title')).toBe(document.activeElement);
    await userEvent.type(form.field('Title'), '!');
    expect(form.dialog.queryByText('Too rude.')).toBeNull();
    form.dialog.getByText('Too soon.');
  });

  it('is no success when another tab has discarded the draft meanwhile', async () => {
    const stage = await mountForm({ faults: [slow(createTask, 1_000), fails(createTask, 500)] });
    const form = await submitNew(stage);
    stage.storage.remove(DRAFTS_KEY);
    await advance(stage, 1_000);
    expect(form.dialog.getByRole('alert').textContent).toContain(FAILED);
    expect(form.field('Title').value).toBe(VALID.Title);
  });
});

describe('a task whose answer', () => {
  it('was lost is no reason to post it twice after the form was opened again', async () => {
    const stage = await mountForm({ faults: [once(losesAnswer(createTask))] });
    const first = await openForm(stage);
    await first.enter(VALID);
    // The confirmation only: the refetch of the page then finds the task.
    stage.server.addFault(once(fails(myTasks, 503)));
    await first.submit();
    await userEvent.keyboard('{Escape}');
    await waitForClose();
    await screen.findByRole('heading', { name: VALID.Title });
    const second = await openForm(stage);
    await second.submit();
    screen.getByRole('heading', { name: POSTED });
    expect(postedTasks(stage)).toHaveLength(1);
    expect(stage.storage.get(DRAFTS_KEY)).toBeNull();
  });

  it('was lost is shown when it was edited since, and the edit becomes a draft of it', async () => {
    const stage = await mountForm({ faults: [once(losesAnswer(createTask))] });
    const form = await openForm(stage);
    await form.enter(VALID);
    stage.server.addFault({ ...fails(myTasks, 503), times: 2 });
    await form.submit();
    await form.enter({ Title: 'Mount two TVs' });
    await form.submit();
    await waitForClose();
    expect(savedTasks).toMatchObject([{ title: VALID.Title }]);
    screen.getByText('Your task was posted without your latest changes. We saved them as a draft.');
    expect(postedTasks(stage)).toHaveLength(1);
    const [posted] = postedTasks(stage);
    const { drafts } = stage.visit().services;
    expect(drafts.read('task:new', TaskInput)).toBeUndefined();
    expect(drafts.read(`task:${posted?.id}:edit`, TaskInput)?.title).toBe('Mount two TVs');
  });

  it.each([
    ['with the same fields', [], 0],
    ['that was still loading', [slow(myTasks, 1_000)], 1_000],
    ['from before, where no task is known', [once(fails(myTasks, 500))], 10 * 60_000],
  ] as const)('was lost is not mistaken for an older task %s', async (_, faults, wait) => {
    const stage = await mountForm({
      faults,
      prepare: (prepared) => void prepared.as('client').call(createTask, { body: VALID_BODY }),
    });
    await advance(stage, wait);
    stage.server.addFault(once(offline(createTask)));
    const form = await submitNew(stage);
    await advance(stage, 1_000);
    expect(form.dialog.getByRole('alert').textContent).toContain(FAILED);
    await form.submit();
    await advance(stage, 1_000);
    screen.getByRole('heading', { name: POSTED });
    expect(postedTasks(stage)).toHaveLength(2);
  });
});

describe('the categories', () => {
  it('of the fallback list give way to the one of the same name', async () => {
    const stage = await mountForm({ faults: [once(fails(listCategories, 500))] });
    const form = await openForm(stage);
    await form.enter(VALID);
    const categories = [
      { id: 3, name: 'Gardening' },
      { id: 5, name: 'Handyman Services' },
    ];
    stage.server.addFault(answersWith(listCategories, { categories }));
    await userEvent.click(form.dialog.getByRole('button', { name: 'Try again' }));
    await settle(stage);
    expect(form.field('Category').value).toBe('5');
  });

  it('leave no hidden choice when a draft has another one', async () => {
    const categories = [{ id: 1, name: 'Home Maintenance' }];
    const stage = await mountForm({ faults: [answersWith(listCategories, { categories })] });
    stage.visit().services.drafts.save('task:new', {
      ...initialTaskInput(null),
      title: VALID.Title,
      task_category_id: '3',
    });
    const form = await openForm(stage);
    await form.submit();
    form.dialog.getByText('Category is required');
  });

  it('are the fallback list when the server has none', async () => {
    const stage = await mountForm({
      faults: [once(answersWith(listCategories, { categories: [] }))],
    });
    const form = await openForm(stage);
    expect(within(form.field('Category')).getAllByRole('option')).toHaveLength(7);
    await userEvent.click(form.dialog.getByRole('button', { name: 'Try again' }));
    await settle(stage);
    expect(form.dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('editing a task', () => {
  const shownTitle = () =>
    within(screen.getByTestId(`task-${TASK_ID}`)).getByRole('heading', { hidden: true })
      .textContent;

  it('says that the task was canceled meanwhile, and shows it', async () => {
    const stage = await mountForm();
    const form = await openForm(stage, 'edit');
    await form.enter({ Title: 'Build a bed' });
    await stage.as('client').call(cancelTask, { params });
    await form.submit();
    const text = form.dialog.getByRole('alert').textContent;
    expect(text).toContain("This task is canceled, so it can't be edited.");
    expect(text).toContain('Close this dialog to see the latest.');
    expect(shownTitle()).toBe(TASK_TITLE);
  });

  it('is no success when nothing was edited and the task was canceled meanwhile', async () => {
    const stage = await mountForm();
    const form = await openForm(stage, 'edit');
    await stage.as('client').call(cancelTask, { params });
    await form.submit();
    form.dialog.getByRole('alert');
    expect(screen.queryByText(UPDATED)).toBeNull();
  });

  it.each([
    ['fails', offline(getTask)],
    ['breaks the contract', answersWith(getTask, { task: null })],
    ['is cut off by a proxy', fails(getTask, 504)],
  ])('says that nothing was saved when the look before it %s', async (_, fault) => {
    const stage = await mountForm();
    const form = await openForm(stage, 'edit');
    await form.enter({ Title: 'Build a bed' });
    stage.server.addFault(fault);
    await form.submit();
    const text = form.dialog.getByRole('alert').textContent;
    expect(text).not.toContain("We don't know");
    expect(text).toContain('Failed to save task. Please try again.');
    expect(requestsOf(stage, updateTask)).toEqual([]);
    expect(form.field('Title').value).toBe('Build a bed');
  });

  it('reverts no change from elsewhere', async () => {
    const stage = await mountForm();
    const form = await openForm(stage, 'edit');
    await form.enter({ Title: 'Build a bed' });
    const body = { ...VALID_BODY, payment_offer: 120 };
    await stage.as('client').call(updateTask, { params, body });
    await form.submit();
    expect(form.dialog.getByRole('alert').textContent).toContain('Your task has changed.');
    expect(stage.server.world.tasks.findOrThrow(TASK_ID)).toMatchObject(body);
    expect(form.field('Title').value).toBe('Build a bed');
  });

  it('says that the task was deleted meanwhile, and removes it from the page', async () => {
    const stage = await mountForm();
    const form = await openForm(stage, 'edit');
    await form.enter({ Title: 'Build a bed' });
    await stage.as('client').call(deleteTask, { params });
    await form.submit();
    expect(form.dialog.getByRole('alert').textContent).toContain(
      'You may have deleted it elsewhere.',
    );
    expect(screen.queryByTestId(`task-${TASK_ID}`)).toBeNull();
  });

  it('keeps a category that the server no longer lists', async () => {
    const categories = [{ id: 1, name: 'Home Maintenance' }];
    const stage = await mountForm({ faults: [answersWith(listCategories, { categories })] });
    const form = await openForm(stage, 'edit');
    const options = within(form.field('Category')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Choose a category',
      'Home Maintenance',
      'Handyman Services',
    ]);
    await form.submit();
    screen.getByRole('heading', { name: UPDATED });
  });

  it('shows the category of a draft once the categories have loaded', async () => {
    const stage = await mountForm({ faults: [slow(listCategories, 1_000)] });
    const form = await openForm(stage, 'edit');
    expect(form.field('Category').value).toBe('3');
    await advance(stage, 1_000);
    expect(form.field('Category').value).toBe('3');
  });
});
