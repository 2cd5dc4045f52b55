import { expect, screen, waitFor } from 'storybook/test';
import { createTask, listCategories } from '#src/contract/tasks.ts';
import { fails, never, once } from '#mocks/faults/faults.ts';
import { TASK_ID, TASK_TITLE } from '#mocks/scenarios/task-seeds.ts';
import { inAllModes, inThreeModes, onlyIn, samePictureAs } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import {
  accepts,
  expectError,
  fillIn,
  formOf,
  rejects,
  save,
  VALID,
} from '../../features/task-form/form-steps.ts';
import { expectBusy } from '../steps.ts';

const meta = preview.meta({
  title: 'Screens/Client/Form',
  parameters: { scenario: 'client-one', at: '/client?post=' },
});

/** An edit of the only task. */
const edit = { at: `/client?edit=${TASK_ID}` };

const posted = { chromatic: samePictureAs('screens-client-form/posted.desktop-light') };

export const Empty = meta.story({
  parameters: { states: ['client.form.create.empty'], chromatic: inThreeModes },
  play: async (context) => {
    const form = await formOf(context);
    for (const label of Object.keys(VALID))
      await expect(form.getByLabelText(label)).toHaveValue('');
    await expect(form.getByLabelText('Deadline')).toHaveAttribute('min', '2026-03-14');
    await expect(form.getByLabelText('Title')).toHaveFocus();
  },
});

/** The price hint and the preview follow what is typed. */
export const Filled = meta.story({
  parameters: { states: ['client.form.create.filled'], chromatic: inAllModes },
  play: async (context) => {
    const form = await formOf(context);
    await fillIn(context, form, VALID);
    await expect(form.getByText('TV mounting starts at $60.')).toBeVisible();
  },
});

export const Prefilled = meta.story({
  parameters: { ...edit, states: ['client.form.edit.prefilled'], chromatic: inThreeModes },
  play: async (context) => {
    const form = await formOf(context);
    await expect(form.getByLabelText('Title')).toHaveValue(TASK_TITLE);
    await expect(form.getByLabelText('Payment offer')).toHaveValue('95.00');
    await expect(form.getByLabelText('Deadline')).toHaveValue('2026-03-20');
  },
});

/** The title comes from the search on the landing page. */
export const FromSearch = meta.story({
  parameters: { at: '/client?post=Mount+a+TV' },
  play: async (context) => {
    const form = await formOf(context);
    await expect(form.getByLabelText('Title')).toHaveValue('Mount a TV');
  },
});

export const CategoriesFallback = meta.story({
  parameters: {
    faults: [fails(listCategories, 500)],
    states: ['client.form.categories-fallback'],
    chromatic: inThreeModes,
  },
  play: async (context) => {
    const form = await formOf(context);
    const options = await form.findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'Choose a category',
      'Home Maintenance',
      'Cleaning Services',
      'Handyman Services',
      'Tech Support',
      'Moving & Transportation',
      'Business Services',
    ]);
  },
});

export const TitleRequired = meta.story({
  parameters: { states: ['client.form.title.required'] },
  play: rejects('Title', '  ', 'Task title is required'),
});

export const TitleTooLong = meta.story({
  parameters: { states: ['client.form.title.too-long'] },
  play: rejects('Title', 'x'.repeat(256), 'Title must be less than 255 characters'),
});

export const TitleAtLimit = meta.story({
  parameters: { ...posted, states: ['client.form.title.255-ok'] },
  play: accepts({ Title: 'x'.repeat(255) }),
});

export const DescriptionRequired = meta.story({
  parameters: { states: ['client.form.description.required'] },
  play: rejects('Description', '', 'Description is required'),
});

export const DescriptionTooLong = meta.story({
  parameters: { states: ['client.form.description.too-long'] },
  play: rejects(
    'Description',
    'word '.repeat(1_000) + '!',
    'Description must be less than 5000 characters',
  ),
});

export const DescriptionAtLimit = meta.story({
  parameters: { ...posted, states: ['client.form.description.5000-ok'] },
  play: accepts({ Description: 'x'.repeat(5_000) }),
});

export const CategoryRequired = meta.story({
  parameters: { states: ['client.form.category.required'] },
  play: rejects('Category', '', 'Category is required'),
});

export const LocationRequired = meta.story({
  parameters: { states: ['client.form.location.required'] },
  play: rejects('Location', '', 'Location is required'),
});

export const LocationTooLong = meta.story({
  parameters: { states: ['client.form.location.too-long'] },
  play: rejects('Location', 'x'.repeat(256), 'Location must be less than 255 characters'),
});

export const PaymentTooLow = meta.story({
  parameters: { states: ['client.form.payment.below-min'] },
  play: async (context) => {
    await rejects('Payment offer', '', 'Payment offer must be at least $1')(context);
    const form = await formOf(context);
    await fillIn(context, form, { 'Payment offer': '0.99' });
    await expect(form.queryByText('Payment offer must be at least $1')).not.toBeInTheDocument();
    await save(context, form);
    await expectError(form, 'Payment offer', 'Payment offer must be at least $1');
  },
});

export const PaymentTooHigh = meta.story({
  parameters: { states: ['client.form.payment.above-max'] },
  play: rejects('Payment offer', '100000', 'Payment offer cannot exceed $99,999.99'),
});

/** The server fails once, so that the form can be sent twice. */
export const PaymentAtLimits = meta.story({
  parameters: {
    faults: [once(fails(createTask, 500))],
    states: ['client.form.payment.limits-ok'],
    chromatic: samePictureAs('screens-client-form/posted.desktop-light'),
  },
  play: async (context) => {
    const form = await formOf(context);
    await fillIn(context, form, { ...VALID, 'Payment offer': '1' });
    await save(context, form);
    await expect(form.getByLabelText('Payment offer')).toBeValid();
    await accepts({ 'Payment offer': '99,999.99' })(context);
  },
});

export const PaymentTooPrecise = meta.story({
  parameters: { states: ['client.form.payment.step'] },
  play: rejects('Payment offer', '10.005', 'Please enter an amount in dollars and cents'),
});

export const DeadlineRequired = meta.story({
  parameters: { states: ['client.form.deadline.required'] },
  play: rejects('Deadline', '', 'Deadline is required'),
});

/** Today can be chosen in the picker (decision D3). */
export const DeadlineToday = meta.story({
  parameters: { states: ['client.form.deadline.today'] },
  play: async (context) => {
    await rejects('Deadline', '2026-03-14', 'Deadline must be after today')(context);
    const form = await formOf(context);
    await expect(form.getByLabelText('Deadline')).toHaveAttribute('min', '2026-03-14');
  },
});

export const DeadlinePast = meta.story({
  parameters: { states: ['client.form.deadline.past'] },
  play: rejects('Deadline', '2026-03-13', 'Deadline must be after today'),
});

export const DeadlineTomorrow = meta.story({
  parameters: { ...posted, states: ['client.form.deadline.tomorrow-ok'] },
  play: accepts({ Deadline: '2026-03-15' }),
});

export const AllErrors = meta.story({
  parameters: { states: ['client.form.all-errors'], chromatic: inThreeModes },
  play: async (context) => {
    const form = await formOf(context);
    await save(context, form);
    for (const label of Object.keys(VALID)) await expect(form.getByLabelText(label)).toBeInvalid();
    await expect(form.getByLabelText('Title')).toHaveFocus();
  },
});

export const ErrorClears = meta.story({
  parameters: {
    states: ['client.form.error-clears-on-edit'],
    chromatic: samePictureAs('screens-client-form/filled.desktop-light'),
  },
  play: async (context) => {
    const form = await formOf(context);
    await save(context, form);
    for (const [label, value] of Object.entries(VALID)) {
      await expect(form.getByLabelText(label)).toBeInvalid();
      await fillIn(context, form, { [label]: value });
      await expect(form.getByLabelText(label)).toBeValid();
    }
  },
});

export const Submitting = meta.story({
  parameters: { faults: [never(createTask)], states: ['client.form.submitting'] },
  play: async (context) => {
    const form = await formOf(context);
    await fillIn(context, form, VALID);
    await save(context, form);
    await expectBusy('Post task', 'Posting your task');
    await expect(form.getByLabelText('Title')).toHaveAttribute('readonly');
  },
});

export const ServerFieldErrors = meta.story({
  parameters: {
    faults: [
      fails(createTask, 422, {
        errors: { title: ['This title is taken.'], location: ["We don't work there yet."] },
      }),
    ],
    states: ['client.form.server-field-errors'],
  },
  play: async (context) => {
    const form = await formOf(context);
    await fillIn(context, form, VALID);
    await save(context, form);
    await expectError(form, 'Title', 'This title is taken.');
    await expect(form.getByLabelText('Location')).toHaveAccessibleDescription(
      /We don't work there yet\.$/,
    );
    await expect(form.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** What was typed is kept. */
export const Failed = meta.story({
  parameters: {
    faults: [fails(createTask, 500)],
    states: ['client.form.error.fallback'],
    chromatic: inThreeModes,
  },
  play: async (context) => {
    const form = await formOf(context);
    await fillIn(context, form, VALID);
    await save(context, form);
  },
});

export const Posted = meta.story({
  parameters: { states: ['client.form.create.success'], chromatic: inThreeModes },
  play: async (context) => {
    await accepts({})(context);
    // The content has shrunk, and with it the hairline below the title.
    const { parentElement } = screen.getByRole('heading', { name: 'Task posted successfully!' });
    await waitFor(() =>
      expect(parentElement && getComputedStyle(parentElement).animationName).toBe('none'),
    );
  },
});

export const Updated = meta.story({
  parameters: { ...edit, states: ['client.form.edit.success'] },
  play: async (context) => {
    const form = await formOf(context);
    await fillIn(context, form, { 'Payment offer': '120' });
    await save(context, form);
  },
});

/** Reopened after it was closed with unsaved input. */
export const Restored = meta.story({
  parameters: { chromatic: inThreeModes },
  play: async (context) => {
    await fillIn(context, await formOf(context), VALID);
    await context.userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await context.userEvent.click(context.canvas.getByRole('button', { name: /^Post New Task/ }));
    const form = await formOf(context);
    await expect(form.getByText('We restored your unsaved changes')).toBeVisible();
    await expect(form.getByLabelText('Title')).toHaveValue(VALID.Title);
  },
});

/** Every field at its longest. */
export const LongInput = meta.story({
  parameters: { scenario: 'client-long', ...edit, chromatic: inThreeModes },
  play: async (context) => {
    await formOf(context);
  },
});

export const Mobile = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { states: ['client.form.mobile'], chromatic: onlyIn('phone light') },
  play: async (context) => {
    const form = await formOf(context);
    await expect(form.getByRole('button', { name: 'Post task' })).toBeVisible();
    const show = form.getByRole('button', { name: 'Show preview' });
    await fillIn(context, form, { Title: VALID.Title });
    await context.userEvent.click(show);
    await expect(show).toHaveAttribute('aria-expanded', 'true');
    const title = form.getByRole('heading', { name: VALID.Title });
    const footer = form.getByRole('button', { name: 'Post task' });
    await waitFor(() =>
      expect(title.getBoundingClientRect().bottom).toBeLessThan(footer.getBoundingClientRect().top),
    );
  },
});
