import { inPanel, workbenchStage } from './StagedWorkbench.tsx';
import type { StepContext } from '#stories/stage/step-context.ts';
import { expect, waitFor } from 'storybook/test';
import { printWorldFile } from '#mocks/engine/world-file.ts';
import { inAllModes, withoutPicture } from '#states/modes.ts';
import { WorldTab } from '#workbench/tabs/WorldTab.tsx';
import preview from '../../.storybook/preview.tsx';
import { sampleTables } from './sample.ts';

/** The tab World: the rows of the mock server, and each as JSON. */
const meta = preview.meta({
  title: 'Workbench/World',
  render: inPanel(<WorldTab tables={sampleTables} />, { state: { scenario: 'offers-loaded' } }),
});

type Steps = Pick<StepContext, 'canvas' | 'userEvent'>;

const openRow = async ({ canvas, userEvent: user }: Steps, table: string, id: number) => {
  await user.selectOptions(await canvas.findByLabelText('Table'), table);
  await user.click(await canvas.findByRole('button', { name: new RegExp(`^${id}\\b`) }));
};

const saveText = async ({ canvas, userEvent: user }: Steps, text: string) => {
  const field = canvas.getByLabelText('JSON');
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
  await user.click(canvas.getByRole('button', { name: 'Save' }));
};

/** The rows of a table that match a search. */
export const Rows = meta.story({
  parameters: { chromatic: inAllModes },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Table'), 'offers');
    const search = canvas.getByRole('searchbox', { name: 'Search offers' });
    await userEvent.type(search, 'no such row');
    await expect(await canvas.findByText('No row matches the search.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('24 rows')).toBeVisible();
  },
});

/** A row as JSON, opened by keyboard. It follows what the app changes. */
export const Row = meta.story({
  parameters: { chromatic: inAllModes },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Table'), 'offers');
    canvas.getByRole('button', { name: /^24\b/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Offer 24' })).toHaveFocus();
    await workbenchStage().tools.engine.change((world) => {
      world.offers.update(24, { offer_details: 'Bring a drill.' });
    });
    await waitFor(() =>
      expect(canvas.getByLabelText<HTMLTextAreaElement>('JSON').value).toContain('Bring a drill.'),
    );
  },
});

/** What no server could hold is refused, with the rule that it breaks. What was typed stays. */
export const Refused = meta.story({
  parameters: { chromatic: inAllModes },
  play: async ({ canvas, userEvent }) => {
    await openRow({ canvas, userEvent }, 'offers', 24);
    const offers = (await workbenchStage().tools.engine.rows()).offers;
    const text = JSON.stringify({ ...offers.find(24), status: 'paid' }, null, 2);
    await saveText({ canvas, userEvent }, text);
    await expect(
      await canvas.findByText(/stamps-follow-status: offer 24 is paid with no stamp/),
    ).toBeVisible();
    await expect(offers.find(24)?.status).toBe('pending');
    await expect(canvas.getByLabelText('JSON')).toHaveValue(text);
  },
});

/** Only a completed offer can be marked as paid, which is what the payment provider does. */
export const MarkAsPaid = meta.story({
  parameters: { chromatic: withoutPicture },
  play: async ({ canvas, userEvent }) => {
    await openRow({ canvas, userEvent }, 'offers', 24);
    await expect(canvas.queryByRole('button', { name: 'Mark as paid' })).toBeNull();
    const { offers } = await workbenchStage().tools.engine.rows();
    const completed = offers.all().find(({ status }) => status === 'completed')?.id ?? 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await openRow({ canvas, userEvent }, 'offers', completed);
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as paid' }));
    await waitFor(() => expect(offers.find(completed)?.status).toBe('paid'));
  },
});

/** A broken file is refused with the reason, and a good one replaces the rows. */
export const Importing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText('Table');
    const { engine } = workbenchStage().tools;
    const snapshot = (await engine.rows()).snapshot();
    const choose = async (text: string) =>
      userEvent.upload(
        await canvas.findByLabelText('Import a file'),
        new File([text], 'world.json'),
      );
    await choose(printWorldFile(engine.state(), { ...snapshot, users: [] }));
    await expect(await canvas.findByText(/there is no row \d+ in users/)).toBeVisible();
    await expect((await engine.rows()).users.size).toBe(40);
    await choose(printWorldFile(engine.state(), { ...snapshot, reviews: [] }));
    await expect(await canvas.findByText('Imported.')).toBeVisible();
    await expect((await engine.rows()).reviews.size).toBe(0);
    await choose('{');
    await expect(await canvas.findByText(/^The file is not JSON/)).toBeVisible();
  },
});
