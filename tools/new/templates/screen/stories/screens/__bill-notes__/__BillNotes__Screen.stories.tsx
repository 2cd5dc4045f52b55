import { expect, waitFor } from 'storybook/test';
import { __constant__ } from '#src/contract/__file__.ts';
import { __billNotes__Copy as copy } from '#src/__copyFolder__/copy.ts';
import { fails, never } from '#mocks/faults/faults.ts';
import { __billNotes__Loaded } from '#mocks/scenarios/__bill-notes__.ts'; // if one
import { __billNotes__Empty, __billNotes__Loaded } from '#mocks/scenarios/__bill-notes__.ts'; // if list
import { AuthScreen } from '#src/screens/auth/AuthScreen.tsx';
import { __BillNotes__Screen } from '#src/screens/__bill-notes__/__BillNotes__Screen.tsx';
import { inAllModes, inThreeModes, samePictureAs } from '#states/modes.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import preview from '#stories/stage/preview.tsx';

const meta = preview.meta({
  title: 'Screens/__BillNotes__',
  component: __BillNotes__Screen,
  parameters: { scenario: __billNotes__Loaded },
});

export const Loaded = meta.story({
  parameters: {
    states: ['__bill-notes__.loaded'],
    chromatic: inAllModes,
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '__Bill notes__' }),
    ).toBeVisible();
    await expect(await canvas.findByText(copy.ready)).toBeVisible(); // if one
    await expect(await canvas.findAllByRole('listitem')).not.toHaveLength(0); // if list
  },
});

export const Loading = meta.story({
  parameters: {
    faults: [never(__constant__)],
    states: ['__bill-notes__.loading'],
    chromatic: inThreeModes,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.loading)).toBeInTheDocument();
  },
});

export const ServerError = meta.story({
  parameters: {
    faults: [fails(__constant__, 500)],
    states: ['__bill-notes__.error'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(copy.failed);
  },
});
// if list

export const Empty = meta.story({
  parameters: {
    scenario: __billNotes__Empty,
    states: ['__bill-notes__.empty'],
    chromatic: inThreeModes,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.empty.title)).toBeVisible();
  },
});
// end

export const SignedOut = meta.story({
  parameters: {
    as: 'nobody',
    screens: [AuthScreen],
    frame: true,
    chromatic: samePictureAs('shell-guards/dashboard.desktop-light'),
  },
  play: async (context) => {
    await waitFor(() => expect(stageOf(context).address()).toBe('/auth'));
  },
});
