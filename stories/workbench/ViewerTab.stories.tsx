import { expect, waitFor, within } from 'storybook/test';
import type { MockState } from '#mocks/scenarios/state.ts';
import { inAllModes } from '#states/modes.ts';
import { ViewerTab } from '#workbench/tabs/ViewerTab.tsx';
import preview from '../../.storybook/preview.tsx';
import { PanelBox } from './PanelBox.tsx';
import { StagedWorkbench } from './StagedWorkbench.tsx';

/** Who is signed in, and who else could be. */
const meta = preview.meta({ title: 'Workbench/Viewer' });

const showing = (state: MockState) => () => (
  <StagedWorkbench state={state}>
    <PanelBox>
      <ViewerTab />
    </PanelBox>
  </StagedWorkbench>
);

/** A town, signed out at first; one press makes the client the viewer. */
export const Town = meta.story({
  render: showing({ scenario: 'demo' }),
  parameters: { chromatic: inAllModes },
  play: async ({ canvas, userEvent }) => {
    const quick = within(await canvas.findByRole('region', { name: 'Sign in as' }));
    await expect(quick.getByRole('button', { name: /^Signed out.*Current viewer/ })).toBeVisible();
    const client = await quick.findByRole('button', { name: /^Client: Clara Novak/ });
    await userEvent.click(client);
    await waitFor(() => expect(client).toHaveAttribute('aria-current', 'true'));
    await expect(client).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /^Open a tab as Worker/ })).toHaveAttribute(
      'href',
      'https://demo.nearhand.example/?as=worker',
    );
  },
});
