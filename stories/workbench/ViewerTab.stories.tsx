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
    await expect(quick.getByRole('button', { name: /^Signed out.*The viewer now/ })).toBeVisible();
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

/** Any person of the world by name, and no one at all. */
export const Search = meta.story({
  render: showing({ scenario: 'offers-loaded' }),
  play: async ({ canvas, userEvent, step }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Find a person' });
    await step('A person by id, signed in with the keyboard', async () => {
      await userEvent.type(field, 'user-5');
      const list = within(canvas.getByRole('list', { name: 'Everyone' }));
      const person = await list.findByRole('button', { name: /^Maximiliane/ });
      person.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(person).toHaveAttribute('aria-current', 'true'));
    });
    await step('No one', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'dragon');
      await expect(await canvas.findByText('No one matches')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Show everyone' }));
      await expect(field).toHaveFocus();
    });
  },
});
