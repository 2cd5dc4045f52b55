import { createRoot } from 'react-dom/client';
import { screen, userEvent, waitFor, within } from 'storybook/test';
import { expect, it, onTestFinished } from 'vitest';
import { openWorkbenchStage, type WorkbenchStage } from '#stories/workbench/StagedWorkbench.tsx';
import { createPaletteKeys } from '#workbench/palette/palette-keys.ts';
import { PanelWorldProvider } from '#workbench/panel-world.ts';
import { Workbench } from '#workbench/Workbench.tsx';
// Loaded on demand: no test waits for a file, however busy the machine is.
import '#workbench/palette/Palette.tsx';
import '#workbench/WorkbenchPanel.tsx';

/** Renders the workbench over mocks, as after a load of the page. */
function render({ tools }: WorkbenchStage) {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const paletteKeys = createPaletteKeys(window);
  root.render(
    <PanelWorldProvider value={tools}>
      <Workbench paletteKeys={paletteKeys} />
    </PanelWorldProvider>,
  );
  let isMounted = true;
  const unmount = () => {
    if (!isMounted) return;
    isMounted = false;
    paletteKeys.stop();
    root.unmount();
    element.remove();
  };
  onTestFinished(unmount);
  return unmount;
}

const opener = () => screen.findByRole('button', { name: /^Workbench/ });
const panel = () => screen.findByRole('complementary', { name: 'Workbench' });

it('closes the panel with Escape, and gives the focus back', async () => {
  render(await openWorkbenchStage({ scenario: 'demo' }));
  await userEvent.click(await opener());
  within(await panel())
    .getByRole('tab', { name: 'Clock' })
    .focus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  expect(await opener()).toHaveFocus();
});

it('remembers tab and width of the panel, which stays open over a reload', async () => {
  const stage = await openWorkbenchStage({ scenario: 'demo' });
  const unmount = render(stage);
  await userEvent.click(await opener());
  await userEvent.click(within(await panel()).getByRole('tab', { name: 'Clock' }));
  const width = () => screen.getByRole('separator', { name: 'Width of the panel' });
  width().focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(width()).toHaveAttribute('aria-valuenow', '472');
  unmount();
  render(stage);
  expect(within(await panel()).getByRole('tab', { name: 'Clock' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(width()).toHaveAttribute('aria-valuenow', '472');
});

it('opens the palette with its button, too, and gives the focus back', async () => {
  render(await openWorkbenchStage({ scenario: 'demo' }));
  const find = await screen.findByRole('button', { name: /^Find/ });
  await userEvent.click(find);
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Find a state/ })).toHaveFocus(),
  );
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(find).toHaveFocus());
});

it('lists the state that was opened before as recent, and leads back to the demo', async () => {
  const stage = await openWorkbenchStage({ scenario: 'demo' });
  render(stage);
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox'), 'dashboard.error');
  await screen.findByRole('option', { name: /^dashboard\.error/, selected: true });
  await userEvent.keyboard('{Enter}');
  const ribbon = within(screen.getByRole('region', { name: 'Workbench' }));
  expect(await ribbon.findByText('dashboard.error')).toBeInTheDocument();
  await userEvent.keyboard('{Control>}k{/Control}');
  const recent = await screen.findByRole('group', { name: 'Recent' });
  expect(within(recent).getByRole('option', { name: /^dashboard\.error/ })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(ribbon.getByRole('button', { name: 'Back to the demo' }));
  await waitFor(() => expect(ribbon.queryByText('dashboard.error')).toBeNull());
  expect(stage.tools.engine.state()).toEqual({ scenario: 'demo' });
});

it('says that the rows of an earlier version are gone, and that nothing is kept', async () => {
  const stage = await openWorkbenchStage({ scenario: 'demo' });
  const { engine } = stage.tools;
  const tools = { ...stage.tools, isBegunAgain: true, engine: { ...engine, isKept: () => false } };
  render({ ...stage, tools });
  await screen.findByText("New rows: this version couldn't read those of an earlier one");
  await screen.findByText('Nothing is kept: storage is blocked or full');
});

it('says why the people of the demo page do not share their rows', async () => {
  const stage = await openWorkbenchStage({ scenario: 'demo' });
  const { engine } = stage.tools;
  const tools = { ...stage.tools, isDemoPage: true, engine: { ...engine, isKept: () => false } };
  render({ ...stage, tools });
  await screen.findByText("Rows aren't shared: the frame needs allow-same-origin");
});
