import { inPanel } from './StagedWorkbench.tsx';
import { expect, waitFor, within } from 'storybook/test';
import { inAllModes } from '#states/modes.ts';
import { ViewerTab } from '#workbench/tabs/ViewerTab.tsx';
import preview from '../../.storybook/preview.tsx';

/** Who is signed in, and who else could be. */
const meta = preview.meta({ title: 'Workbench/Viewer' });

/** A town, signed out at first; one press makes the client the viewer. */
export const Town = meta.story({
  render: inPanel(<ViewerTab />, { state: { scenario: 'demo' } }),
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
