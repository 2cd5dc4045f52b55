import { expect, waitFor } from 'storybook/test';
import { withoutPicture } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { operations } from './api-document.ts';
import { ApiPage } from './ApiPage.tsx';

const meta = preview.meta({
  title: 'Docs/API',
  component: ApiPage,
  // The picture would change with every new call.
  parameters: { chromatic: withoutPicture, pointer: 'mouse' },
  // A hash left in the URL would open the same part in the next story.
  beforeEach: () => () => {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  },
});

/** A shape that isn't opened is in the page, too. */
const OPEN = { selector: 'details[open] *' };

/** Every call, one line each. */
export const All = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('heading', { level: 3, name: /^(GET|POST|PUT|DELETE)/ }),
    ).toHaveLength(operations.length);
    await expect(canvas.getByText(`${operations.length} calls listed`)).toBeVisible();
  },
});

/** Expanded calls: parameters with their allowed values, a body that is a union, response, errors and an example. */
export const Call = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByLabelText('Find by address or words');
    await userEvent.type(search, 'Sign in');
    await userEvent.click(canvas.getByRole('heading', { name: /auth\/login/ }));
    await expect(canvas.getByText('No token needed')).toBeVisible();
    await expect(canvas.getByText('password', OPEN)).toBeVisible();
    await expect(canvas.getByText(/"clara@nearhand.example",\s+"password"/)).toBeVisible();
    await userEvent.clear(search);
    await userEvent.click(canvas.getByRole('heading', { name: /Send a message or an offer/ }));
    await userEvent.click(canvas.getByRole('heading', { name: /List available tasks/ }));
    await expect(canvas.getByText(/^Either/, OPEN)).toBeVisible();
    await expect(canvas.getByText(/default "deadline"/)).toBeVisible();
  },
});

/** A link to a shape opens it. */
export const Shape = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByLabelText('Find by address or words');
    await userEvent.type(search, 'upcoming');
    await userEvent.click(canvas.getByRole('heading', { name: /List upcoming offers/ }));
    await userEvent.click(canvas.getByText('Offer', { selector: 'details[open] a' }));
    const shape = canvas.getByRole('heading', { name: /^Offer What/ });
    await waitFor(() => expect(shape.closest('details')).toHaveAttribute('open'));
  },
});
