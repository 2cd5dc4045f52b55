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

it('closes the panel and the palette with Escape, and gives the focus back', async () => {
  render(await openWorkbenchStage({ scenario: 'demo' }));
  await userEvent.click(await opener());
  within(await panel())
    .getByRole('tab', { name: 'Clock' })
    .focus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  expect(await opener()).toHaveFocus();
  const find = screen.getByRole('button', { name: /^Find/ });
  await userEvent.click(find);
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(find).toHaveFocus());
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

it.each([
  [{ isBegunAgain: true }, "New rows: this version couldn't read those of an earlier one"],
  [{ isDemoPage: false }, 'Nothing is kept: storage is blocked or full'],
  [{ isDemoPage: true }, "Rows aren't shared: the frame needs allow-same-origin"],
])('says what becomes of the rows where storage is blocked: %o', async (changes, text) => {
  const stage = await openWorkbenchStage({ scenario: 'demo' });
  const engine = { ...stage.tools.engine, isKept: () => false };
  render({ ...stage, tools: { ...stage.tools, engine, ...changes } });
  expect(await screen.findByText(text)).toBeInTheDocument();
});
