import { expect } from 'storybook/test';
import { withoutPicture } from '#stories/checks/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { operations } from './api-document.ts';
import { ApiPage } from './ApiPage.tsx';

const meta = preview.meta({
  title: 'Docs/API',
  component: ApiPage,
  // It changes with every call that is added.
  parameters: { chromatic: withoutPicture, pointer: 'mouse' },
  // What a link within the page leaves in the address would open the same part in the next story.
  beforeEach: () => () => {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  },
});

/** Every call in one line. */
export const All = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('button', { name: /^(GET|POST|PUT|DELETE)/, expanded: false }),
    ).toHaveLength(operations.length);
    await expect(canvas.getByText(`${operations.length} calls listed`)).toBeVisible();
  },
});

/** A call unfolded: parameters, body, answer, refusals and an example. */
export const Call = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Find by address or words'), 'Sign in');
    await userEvent.click(canvas.getByRole('button', { name: /auth\/login/ }));
    await expect(canvas.getByText('Anyone may call it')).toBeVisible();
    await expect(canvas.getByText('password')).toBeVisible();
    await expect(canvas.getByText(/"clara@nearhand.example",\s+"password"/)).toBeVisible();
  },
});

/** A body that is one of two, and parameters with their values. */
export const Choices = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Send a message or an offer/ }));
    await userEvent.click(canvas.getByRole('button', { name: /List available tasks/ }));
    await expect(canvas.getByText(/^Either/)).toBeVisible();
    await expect(canvas.getByText(/default "deadline"/)).toBeVisible();
  },
});

/** A link leads to a shape and opens it, though the search has hidden it. */
export const Shape = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByLabelText('Find by address or words');
    await userEvent.type(search, 'upcoming');
    await userEvent.click(canvas.getByRole('button', { name: /List upcoming offers/ }));
    await userEvent.click(canvas.getByRole('link', { name: 'Offer' }));
    await expect(search).toHaveValue('');
    await expect(canvas.getByRole('button', { name: /^Offer What/, expanded: true })).toBeVisible();
  },
});
