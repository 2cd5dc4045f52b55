import type { Canvas } from 'storybook/internal/csf';
import { expect, waitFor, type userEvent } from 'storybook/test';
import { printWorldFile } from '#mocks/engine/world-file.ts';
import { inAllModes, withoutPicture } from '#states/modes.ts';
import { WorldTab } from '#workbench/tabs/WorldTab.tsx';
import preview from '../../.storybook/preview.tsx';
import { PanelBox } from './PanelBox.tsx';
import { sampleTables } from './sample.ts';
import { StagedWorkbench, type WorkbenchStage } from './StagedWorkbench.tsx';

/** The tab World: the rows of the mock server, to browse and to change. */
const meta = preview.meta({ title: 'Workbench/World' });

const state = { scenario: 'offers-loaded' } as const;

/** The stage of the story on the page, for what the app or another tab does. */
let stage: WorkbenchStage;
const keepStage = async (opened: WorkbenchStage) => {
  stage = opened;
};

const render = () => (
  <StagedWorkbench state={state} prepare={keepStage}>
    <PanelBox>
      <WorldTab tables={sampleTables} />
    </PanelBox>
  </StagedWorkbench>
);

const named = (name: string | RegExp) => ['button', { name }] as const;

/** The parts of a story's context that steps use. */
interface StepContext {
  readonly canvas: Canvas;
  readonly userEvent: Pick<typeof userEvent, 'click'>;
}

/** Opens the row of an offer that is pending. */
async function openOffer({ canvas, userEvent: user }: StepContext) {
  await user.click(await canvas.findByRole(...named(/^Offers/)));
  await user.click(await canvas.findByRole(...named(/^24\b/)));
}

/** The tables with their counts. */
export const Tables = meta.story({
  render,
  parameters: { chromatic: inAllModes },
  play: async ({ canvas, userEvent }) => {
    const users = await canvas.findByRole(...named(/^Users/));
    await expect(users).toHaveTextContent('40');
    await expect(canvas.getByText('No changes to undo.')).toBeVisible();

    // By keyboard to a table and back.
    users.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Users' })).toHaveFocus();
    await userEvent.click(canvas.getByRole(...named('Back')));
    await expect(await canvas.findByRole('heading', { name: 'Tables' })).toHaveFocus();
  },
});

/** The rows of a table that match a search. */
export const Rows = meta.story({
  render,
  parameters: { chromatic: inAllModes },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole(...named(/^Offers/)));
    const search = await canvas.findByRole('searchbox', { name: 'Search offers' });
    await userEvent.type(search, 'no such row');
    await expect(await canvas.findByText('No row matches the search.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('24 rows')).toBeVisible();
  },
});

/** A row as fields, reached by references: the task of an offer. */
export const Row = meta.story({
  render,
  parameters: { chromatic: inAllModes },
  play: async ({ canvas, userEvent }) => {
    await openOffer({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole(...named(/^Task \d+$/)));
    await expect(await canvas.findByRole('heading', { name: /^Task \d+$/ })).toHaveFocus();
    await expect(canvas.getByRole(...named(/^1 offer \(task id\)/))).toBeVisible();
  },
});

/** A form with values that no row may have, and a change of the app while it is open. */
export const Form = meta.story({
  render,
  parameters: { chromatic: inAllModes },
  play: async ({ canvas, userEvent }) => {
    await openOffer({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole(...named('Edit')));
    const amount = await canvas.findByLabelText('Payment amount');
    await userEvent.clear(amount);
    await userEvent.type(amount, 'much');
    const task = canvas.getByLabelText('Task');
    await userEvent.clear(task);
    await userEvent.type(task, '999');
    await userEvent.click(canvas.getByRole(...named('Save')));
    await expect(await canvas.findByText('This has to be a number.')).toBeVisible();
    await expect(canvas.getByText('This has to be the id of a row in tasks.')).toBeVisible();
    await expect(stage.tools.engine.history.undoLabel).toBeUndefined();

    await stage.tools.engine.change('By the app', (world) => {
      world.offers.update(24, { payment_amount: 70, offer_details: 'Bring a drill.' });
    });
    await expect(await canvas.findByText('The value is now: 70')).toBeVisible();
    await expect(amount).toHaveValue('much');
    await expect(canvas.getByLabelText(/^Offer details/)).toHaveValue('Bring a drill.');
  },
});

/** A change that no server could hold is refused, with the rule that it breaks, and made only on purpose. */
export const BrokenRules = meta.story({
  render,
  play: async ({ canvas, userEvent }) => {
    await openOffer({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole(...named('Edit')));
    await userEvent.selectOptions(await canvas.findByLabelText('Status'), 'paid');
    await userEvent.click(canvas.getByRole(...named('Save')));
    await expect(await canvas.findByText("The change breaks the world's rules")).toBeVisible();
    await expect(
      canvas.getByText('stamps-follow-status: offer 24 is paid with no stamp'),
    ).toBeVisible();
    const statusOf = async () => (await stage.tools.engine.rows()).offers.find(24)?.status;
    await expect(await statusOf()).toBe('pending');
    await expect(canvas.getByLabelText('Status')).toHaveValue('paid');

    await userEvent.click(canvas.getByRole(...named('Make it anyway')));
    await canvas.findByText("Undo: Offer 24, status (breaks the world's rules)");
    await expect(await statusOf()).toBe('paid');
    await userEvent.click(canvas.getByRole(...named('Undo')));
    await canvas.findByText("Redo: Offer 24, status (breaks the world's rules)");
    await expect(await statusOf()).toBe('pending');

    await userEvent.click(canvas.getByRole(...named('Edit')));
    const amount = await canvas.findByLabelText('Payment amount');
    await userEvent.clear(amount);
    await userEvent.type(amount, '-7');
    await userEvent.click(canvas.getByRole(...named('Save')));
    await expect(await canvas.findByText('within-limits: offer 24 is of -$7')).toBeVisible();
  },
});

/** Only a completed offer can be marked as paid, which is what the payment provider does. */
export const MarkAsPaid = meta.story({
  render,
  play: async ({ canvas, userEvent }) => {
    await openOffer({ canvas, userEvent });
    await expect(canvas.queryByRole(...named('Mark as paid'))).toBeNull();
    const { offers } = await stage.tools.engine.rows();
    const completed = offers.all().find(({ status }) => status === 'completed')?.id;
    await userEvent.click(canvas.getByRole(...named('Back')));
    await userEvent.click(await canvas.findByRole(...named(new RegExp(`^${completed}\\b`))));
    await userEvent.click(await canvas.findByRole(...named('Mark as paid')));
    await expect(await canvas.findByText(`Undo: Mark offer ${completed} as paid`)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole(...named('Mark as paid'))).toBeNull());
  },
});

/** Names what refers to a row before it is deleted. */
export const Deleting = meta.story({
  render,
  parameters: { chromatic: inAllModes },
  play: async ({ canvas, userEvent }) => {
    await openOffer({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole(...named(/^Task \d+$/)));
    await userEvent.click(await canvas.findByRole(...named('Delete')));
    await expect(
      await canvas.findByText(/^Rows that refer to it are deleted, too: 1 offer \(24\)/),
    ).toBeVisible();
  },
});

/** A copy of a row is added, and the row that it was copied from stays. */
export const Duplicated = meta.story({
  render,
  parameters: { chromatic: withoutPicture },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole(...named(/^Users/)));
    await userEvent.type(await canvas.findByRole('searchbox'), '#3');
    await userEvent.click(await canvas.findByRole(...named(/^3\b/)));
    await userEvent.click(await canvas.findByRole(...named('Duplicate')));
    const name = await canvas.findByLabelText('First name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Ada');
    await userEvent.click(canvas.getByRole(...named('Add the row')));
    await expect(await canvas.findByRole('heading', { name: 'User 41' })).toHaveFocus();
    const world = await stage.tools.engine.rows();
    await expect(world.users.find(41)?.first_name).toBe('Ada');
    await expect(world.users.find(3)?.first_name).not.toBe('Ada');
  },
});

/** A broken file is refused with the reason, and a good one replaces the rows. */
export const Importing = meta.story({
  render,
  parameters: { chromatic: inAllModes },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole(...named(/^Users/));
    const { engine } = stage.tools;
    const snapshot = (await engine.rows()).snapshot();
    const field = canvas.getByLabelText('Or paste its text');
    const paste = async (text: string) => {
      await userEvent.clear(field);
      field.focus();
      await userEvent.paste(text);
      await userEvent.click(canvas.getByRole(...named('Import the text')));
    };
    await paste(printWorldFile(engine.state(), { ...snapshot, users: [] }));
    await expect(await canvas.findByText(/there is no row \d+ in users/)).toBeVisible();
    await expect((await engine.rows()).users.size).toBe(40);
    await expect(field).not.toHaveValue('');

    await paste(printWorldFile(engine.state(), { ...snapshot, reviews: [] }));
    await expect(await canvas.findByText('Imported.')).toBeVisible();
    await expect((await engine.rows()).reviews.size).toBe(0);
    await expect(canvas.getByRole(...named(/^Reviews/))).toHaveTextContent('0');

    await paste('{');
    await expect(await canvas.findByText(/^The file is not JSON/)).toBeVisible();
  },
});
