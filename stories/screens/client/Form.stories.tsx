import { expect, screen, waitFor } from 'storybook/test';
import { createTask, listCategories } from '#src/contract/tasks.ts';
import { fails, never, once } from '#mocks/faults/faults.ts';
import { TASK_ID, TASK_TITLE } from '#mocks/scenarios/task-seeds.ts';
import { inAllModes, inThreeModes, onlyIn, samePictureAs } from '#states/modes.ts';
import { playSteps } from '#stories/stage/staged-actor.ts';
import preview from '#stories/stage/preview.tsx';
import {
  fillsIn,
  formOf,
  posts,
  rejects,
  SAVE,
  VALID,
} from '../../features/task-form/form-steps.ts';
import { expectBusy, showsRole } from '../steps.ts';
import { clientLong, clientOne } from '#mocks/scenarios/client.ts';
import { ClientScreen } from '#src/screens/client/ClientScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Client/Form',
  component: ClientScreen,
  parameters: { scenario: clientOne, at: '/client?post=' },
  play: playSteps,
});

/** An edit of the only task. */
const edit = { at: `/client?edit=${TASK_ID}` };

const posted = { chromatic: samePictureAs('screens-client-form/posted.desktop-light') };
const isPosted = showsRole('heading', { name: 'Task posted successfully!' });

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
  parameters: {
    states: ['client.form.create.filled'],
    chromatic: inAllModes,
    steps: fillsIn(VALID),
  },
  play: async (context) => {
    const form = await formOf(context);
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
  parameters: { states: ['client.form.title.required'], steps: posts({ Title: '  ' }) },
  play: rejects('Title', 'Task title is required'),
});

export const TitleTooLong = meta.story({
  parameters: { states: ['client.form.title.too-long'], steps: posts({ Title: 'x'.repeat(256) }) },
  play: rejects('Title', 'Title must be less than 255 characters'),
});

export const TitleAtLimit = meta.story({
  parameters: {
    ...posted,
    states: ['client.form.title.255-ok'],
    steps: posts({ Title: 'x'.repeat(255) }),
  },
  play: isPosted,
});

export const DescriptionRequired = meta.story({
  parameters: { states: ['client.form.description.required'], steps: posts({ Description: '' }) },
  play: rejects('Description', 'Description is required'),
});

export const DescriptionTooLong = meta.story({
  parameters: {
    states: ['client.form.description.too-long'],
    steps: posts({ Description: 'word '.repeat(1_000) + '!' }),
  },
  play: rejects('Description', 'Description must be less than 5000 characters'),
});

export const DescriptionAtLimit = meta.story({
  parameters: {
    ...posted,
    states: ['client.form.description.5000-ok'],
    steps: posts({ Description: 'x'.repeat(5_000) }),
  },
  play: isPosted,
});

export const CategoryRequired = meta.story({
  parameters: { states: ['client.form.category.required'], steps: posts({ Category: '' }) },
  play: rejects('Category', 'Category is required'),
});

export const LocationRequired = meta.story({
  parameters: { states: ['client.form.location.required'], steps: posts({ Location: '' }) },
  play: rejects('Location', 'Location is required'),
});

export const LocationTooLong = meta.story({
  parameters: {
    states: ['client.form.location.too-long'],
    steps: posts({ Location: 'x'.repeat(256) }),
  },
  play: rejects('Location', 'Location must be less than 255 characters'),
});

export const PaymentTooLow = meta.story({
  parameters: {
    states: ['client.form.payment.below-min'],
    steps: posts({ 'Payment offer': '0.99' }),
  },
  play: rejects('Payment offer', 'Payment offer must be at least $1'),
});

export const PaymentTooHigh = meta.story({
  parameters: {
    states: ['client.form.payment.above-max'],
    steps: posts({ 'Payment offer': '100000' }),
  },
  play: rejects('Payment offer', 'Payment offer cannot exceed $99,999.99'),
});

/** The server fails once, so that the form can be sent twice. */
export const PaymentAtLimits = meta.story({
  parameters: {
    ...posted,
    faults: [once(fails(createTask, 500))],
    states: ['client.form.payment.limits-ok'],
    steps: [...posts({ 'Payment offer': '1' }), ...fillsIn({ 'Payment offer': '99,999.99' }), SAVE],
  },
  play: isPosted,
});

export const PaymentTooPrecise = meta.story({
  parameters: { states: ['client.form.payment.step'], steps: posts({ 'Payment offer': '10.005' }) },
  play: rejects('Payment offer', 'Please enter an amount in dollars and cents'),
});

export const DeadlineRequired = meta.story({
  parameters: { states: ['client.form.deadline.required'], steps: posts({ Deadline: '' }) },
  play: rejects('Deadline', 'Deadline is required'),
});

/** Today can be chosen in the picker (decision D3). */
export const DeadlineToday = meta.story({
  parameters: { states: ['client.form.deadline.today'], steps: posts({ Deadline: '2026-03-14' }) },
  play: rejects('Deadline', 'Deadline must be after today'),
});

export const DeadlinePast = meta.story({
  parameters: { states: ['client.form.deadline.past'], steps: posts({ Deadline: '2026-03-13' }) },
  play: rejects('Deadline', 'Deadline must be after today'),
});

export const DeadlineTomorrow = meta.story({
  parameters: {
    ...posted,
    states: ['client.form.deadline.tomorrow-ok'],
    steps: posts({ Deadline: '2026-03-15' }),
  },
  play: isPosted,
});

export const AllErrors = meta.story({
  parameters: { states: ['client.form.all-errors'], chromatic: inThreeModes, steps: [SAVE] },
  play: async (context) => {
    const form = await formOf(context);
    for (const label of Object.keys(VALID)) await expect(form.getByLabelText(label)).toBeInvalid();
    await expect(form.getByLabelText('Title')).toHaveFocus();
  },
});

export const ErrorClears = meta.story({
  parameters: {
    states: ['client.form.error-clears-on-edit'],
    chromatic: samePictureAs('screens-client-form/filled.desktop-light'),
    steps: [SAVE, ...fillsIn(VALID)],
  },
  play: async (context) => {
    const form = await formOf(context);
    for (const label of Object.keys(VALID)) await expect(form.getByLabelText(label)).toBeValid();
  },
});

export const Submitting = meta.story({
  parameters: { faults: [never(createTask)], states: ['client.form.submitting'], steps: posts() },
  play: async (context) => {
    const form = await formOf(context);
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
    steps: posts(),
  },
  play: async (context) => {
    await rejects('Title', 'This title is taken.')(context);
    const location = screen.getByLabelText('Location');
    await expect(location).toHaveAccessibleDescription(/We don't work there yet\.$/);
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** What was typed is kept. */
export const Failed = meta.story({
  parameters: {
    faults: [fails(createTask, 500)],
    states: ['client.form.error.fallback'],
    chromatic: inThreeModes,
    steps: posts(),
  },
});

export const Posted = meta.story({
  parameters: { states: ['client.form.create.success'], chromatic: inThreeModes, steps: posts() },
  play: async (context) => {
    await isPosted(context);
    // The content has shrunk, and with it the hairline below the title.
    const { parentElement } = screen.getByRole('heading', { name: 'Task posted successfully!' });
    await waitFor(() =>
      expect(parentElement && getComputedStyle(parentElement).animationName).toBe('none'),
    );
  },
});

export const Updated = meta.story({
  parameters: {
    ...edit,
    states: ['client.form.edit.success'],
    steps: [...fillsIn({ 'Payment offer': '120' }), SAVE],
  },
});

/** Reopened after it was closed with unsaved input. */
export const Restored = meta.story({
  parameters: {
    chromatic: inThreeModes,
    steps: [
      ...fillsIn(VALID),
      ['press', 'button', '^Not now$'],
      ['press', 'button', '^Post New Task'],
    ],
  },
  play: async (context) => {
    const form = await formOf(context);
    await expect(form.getByText('We restored your unsaved changes')).toBeVisible();
    await expect(form.getByLabelText('Title')).toHaveValue(VALID.Title);
  },
});

/** Every field at its longest. */
export const LongInput = meta.story({
  parameters: { scenario: clientLong, ...edit, chromatic: inThreeModes },
});

export const Mobile = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: {
    states: ['client.form.mobile'],
    chromatic: onlyIn('phone light'),
    steps: [...fillsIn({ Title: VALID.Title }), ['press', 'button', '^Show preview$']],
  },
  play: async (context) => {
    const form = await formOf(context);
    const hide = form.getByRole('button', { name: 'Hide preview' });
    await expect(hide).toHaveAttribute('aria-expanded', 'true');
    const title = form.getByRole('heading', { name: VALID.Title });
    const footer = form.getByRole('button', { name: 'Post task' });
    await waitFor(() =>
      expect(title.getBoundingClientRect().bottom).toBeLessThan(footer.getBoundingClientRect().top),
    );
  },
});
