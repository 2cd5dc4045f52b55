import { expect, screen, waitFor, within } from 'storybook/test';
import { scenarioOf } from '#mocks/scenarios/registry.ts';
import { withoutPicture } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { states } from '../../states/state-list.ts';
import { clearAddress } from './address-state.ts';
import { allStates } from './StatesFilter.tsx';
import { StatesPage } from './StatesPage.tsx';

const meta = preview.meta({
  title: 'Docs/States',
  component: StatesPage,
  // The numbers on the page change with every new story.
  parameters: { chromatic: withoutPicture, pointer: 'mouse' },
  beforeEach:
    ({ id }) =>
    () =>
      clearAddress(allStates, id),
});

/** All areas, or what the URL filters by: a link to some of them must open without an error. */
export const All = meta.story();

/** An area by its tile, and a kind, kept in the URL. */
export const Filtered = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(`${states.length} states listed`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'dashboard' }));
    await userEvent.selectOptions(canvas.getByLabelText('Kind'), 'error');
    const wanted = states.filter(({ id, kind }) => id.startsWith('dashboard.') && kind === 'error');
    await expect(
      canvas.getByText(`${wanted.length} ${wanted.length === 1 ? 'state' : 'states'} listed`),
    ).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual(
      wanted.map(({ id }) => id),
    );
    await expect(
      canvas.getByRole('link', { name: 'Screens/Dashboard: Server Error' }),
    ).toHaveAttribute('href', './?path=/story/screens-dashboard--server-error');
    await expect(
      canvas.getByRole('link', { name: /^Open in the app dashboard\.error/ }),
    ).toHaveAttribute('href', expect.stringContaining('?state=dashboard.error'));
    await expect(window.location.search).toMatch(/area=dashboard&kind=error/);
  },
});

/** A state is found by the id and by the title of the scenario of its stories. */
export const FoundByScenario = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(/^Find by/);
    const { title } = scenarioOf('offers-empty');
    for (const words of ['offers-empty', title]) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(words);
      await expect(
        await canvas.findByRole('heading', { level: 2, name: 'offers.list.empty' }),
      ).toBeVisible();
      await expect(canvas.queryByText('dashboard.error')).not.toBeInTheDocument();
    }
    await expect(canvas.getByText('offers-empty', { selector: 'code' })).toBeVisible();
  },
});

/** The same list as live stories. Clicking a tile opens its story in a dialog. */
export const Tiles = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('View'), 'tiles');
    await userEvent.selectOptions(canvas.getByLabelText('Area'), 'dashboard');
    await userEvent.click(await canvas.findByRole('button', { name: 'Server Error' }));
    const dialog = await screen.findByRole('dialog', { name: 'Server Error' });
    await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
    await expect(within(dialog).getByTitle('Screens/Dashboard: Server Error')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Open in Storybook' })).toHaveAttribute(
      'href',
      './?path=/story/screens-dashboard--server-error',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Server Error' })).toHaveFocus();
    await expect(canvas.queryByText('Screens / Auth / Sign in')).not.toBeInTheDocument();
  },
});
