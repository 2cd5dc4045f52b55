import { inPanel, type WorkbenchStage } from './StagedWorkbench.tsx';
import { expect, waitFor, within } from 'storybook/test';
import { readRows } from '#mocks/scenarios/rows-text.ts';
import type { MockState } from '#mocks/scenarios/state.ts';
import { inAllModes, withoutPicture } from '#states/modes.ts';
import { SaveTab } from '#workbench/tabs/SaveTab.tsx';
import preview from '../../.storybook/preview.tsx';
import { manySampleStories } from './sample.ts';

/** The tab Save: what keeps the current state, as a link, a scenario file or a story. */
const meta = preview.meta({ title: 'Workbench/Save' });

const state: MockState = { scenario: 'offers-loaded', as: 'client', clock: '+31s' };

const showing = (prepare?: (stage: WorkbenchStage) => Promise<void>) =>
  inPanel(<SaveTab stories={manySampleStories} />, { state, prepare });

const changeRows = ({ tools }: WorkbenchStage) =>
  tools.engine.change((world) => {
    world.offers.update(24, { offer_details: 'Bring a drill.' });
  });

const valueOf = (field: HTMLElement) => (field as HTMLTextAreaElement).value;

/** The rows are those of the scenario: a link or a story is enough. */
export const SameRows = meta.story({
  render: showing(),
  parameters: { chromatic: inAllModes },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Link')).toHaveValue(
      'https://demo.nearhand.example/offers?scenario=offers-loaded&as=client&t=+31s',
    );
    await userEvent.type(await canvas.findByLabelText('Title'), 'Offers, late');
    await expect(canvas.getByLabelText('Id')).toHaveValue('offers-late');
    await userEvent.keyboard('{Enter}');
    const code = await canvas.findByLabelText('Code of the story');
    await expect(valueOf(code)).toContain("clock: '+31s'");
    await expect(canvas.getByText(/^The story leaves out what you did/)).toBeVisible();
    await expect(canvas.queryByLabelText('Code of the scenario')).toBeNull();
    const stories = within(canvas.getByRole('list', { name: 'Stories of this scenario' }));
    await expect(stories.getAllByRole('link')).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: 'Show all 7' })).toBeVisible();
  },
});

/** Rows have changed: the link carries them, and the code is a scenario of its own. */
export const ChangedRows = meta.story({
  render: showing(changeRows),
  parameters: { chromatic: inAllModes },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByLabelText('Link');
    await waitFor(() => expect(valueOf(link)).toContain('rows='));
    const { searchParams } = new URL(valueOf(link));
    await expect(readRows(searchParams.get('rows') ?? '')).toEqual({
      offers: [{ id: 24, offer_details: 'Bring a drill.' }],
    });
    await expect(canvas.queryByText('The link opens other rows')).not.toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText('Title'), 'Offers, a drill');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the code' }));
    const code = await canvas.findByLabelText('Code of the scenario');
    await expect(valueOf(code)).toContain("offer_details: 'Bring a drill.'");
    await expect(canvas.getByLabelText('Lines for the registry')).toHaveValue(
      "import * as offersADrill from './offers-a-drill.ts';\n'./offers-a-drill.ts': offersADrill,",
    );
  },
});

/** Too many rows have changed for a link. */
export const ManyRows = meta.story({
  parameters: { chromatic: withoutPicture },
  render: showing(({ tools }) =>
    tools.engine.change((world) => {
      for (const { id } of world.offers.all()) {
        const letters = Array.from({ length: 200 }, (_, index) => (index * id * 7_919) % 36);
        const details = letters.map((letter) => letter.toString(36)).join('');
        world.offers.update(id, { offer_details: details });
      }
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The link opens other rows')).toBeVisible();
    await expect(valueOf(canvas.getByLabelText('Link'))).not.toContain('rows=');
  },
});

/** A name that is empty or taken is refused, and what was typed stays. */
export const BadName = meta.story({
  render: showing(),
  play: async ({ canvas, userEvent }) => {
    const id = await canvas.findByLabelText('Id');
    await userEvent.type(id, 'offers-loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the code' }));
    await expect(await canvas.findByText('Enter a title.')).toBeVisible();
    await expect(canvas.getByText('A scenario has this id. Choose another one.')).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveFocus();
    await expect(id).toHaveValue('offers-loaded');
  },
});
