import { expect, waitFor } from 'storybook/test';
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

/** Areas are collapsed at first. One opens by its heading or by a link to it, even when the filter hides it. */
export const Opened = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const closed = canvas.getAllByRole('button', { name: / shown$/, expanded: false });
    await expect(closed).toHaveLength(new Set(states.map(({ id }) => id.split('.')[0])).size);
    await expect(canvas.getByText(`${states.length} states listed`)).toBeVisible();
    const own = states.filter(({ id }) => id.startsWith('dashboard.'));
    await userEvent.click(canvas.getByRole('button', { name: /^dashboard/ }));
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual(
      own.map(({ id }) => id),
    );
    await expect(
      canvas.getByRole('link', { name: 'Screens/Dashboard: Server Error' }),
    ).toHaveAttribute('href', './?path=/story/screens-dashboard--server-error');
    await expect(
      canvas.getByRole('link', { name: /^Open in the app dashboard\.error/ }),
    ).toHaveAttribute('href', expect.stringContaining('?state=dashboard.error'));
    await userEvent.click(canvas.getByRole('button', { name: 'Close all areas' }));
    await expect(canvas.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByLabelText('Area'), 'otp');
    await userEvent.click(canvas.getByRole('link', { name: 'dashboard' }));
    await expect(canvas.getByLabelText('Area')).toHaveValue('');
    await expect(await canvas.findByRole('button', { name: /^dashboard/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(own.length);
  },
});

/** States that nothing shows yet. */
export const Missing = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Show'), 'missing');
    await userEvent.type(
      canvas.getByLabelText('Find by id, expectation or scenario'),
      'review-dialog.',
    );
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(0);
    await expect(canvas.queryByText('Shown', { selector: 'li *' })).not.toBeInTheDocument();
  },
});

/** A filter by area and kind, kept in the URL; the matching areas are expanded. */
export const Filtered = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Area'), 'dashboard');
    await userEvent.selectOptions(canvas.getByLabelText('Kind'), 'error');
    const wanted = states.filter(({ id, kind }) => id.startsWith('dashboard.') && kind === 'error');
    await expect(wanted.length).toBeGreaterThan(0);
    await expect(
      canvas.getByText(`${wanted.length} ${wanted.length === 1 ? 'state' : 'states'} listed`),
    ).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual(
      wanted.map(({ id }) => id),
    );
    await expect(window.location.search).toMatch(/area=dashboard&kind=error/);
  },
});

/** A state is found by the id and by the title of the scenario of its stories. */
export const FoundByScenario = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Find by id, expectation or scenario');
    const shown = () => canvas.getAllByRole('heading', { level: 3 }).map((h) => h.textContent);
    const { title } = scenarioOf('offers-empty');
    for (const words of ['offers-empty', title]) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(words);
      await waitFor(() => expect(shown()).toEqual(['offers.list.empty']));
    }
    await expect(canvas.getByText('offers-empty', { selector: 'code' })).toBeVisible();
  },
});
