import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { STORY_NOW } from '#mocks/clock/stepped-clock.ts';
import { inAllModes } from '#states/modes.ts';
import { boundedJson } from '#workbench/world-panel/bounded-json.ts';
import type {
  FaultAnswer,
  StagedWorld,
  WorldAction,
  WorldWatch,
} from '#workbench/world-panel/world-messages.ts';
import {
  WorldView,
  type WorldTab,
  type WorldViewProps,
} from '#workbench/world-panel/WorldView.tsx';
import preview from '../../.storybook/preview.tsx';
import { StorybookFrame } from './StorybookFrame.tsx';

const world: StagedWorld = {
  scenario: { id: 'offers-loaded', title: 'Job offers' },
  now: STORY_NOW,
  requests: [
    {
      id: 3,
      method: 'POST',
      path: '/api/offers/24/accept',
      call: 'offers.accept',
      status: 500,
      duration: 0,
      faults: ['offers.accept:500@once'],
    },
    {
      id: 2,
      method: 'GET',
      path: '/api/unread-count',
      call: 'unread.count',
      status: null,
      duration: null,
      faults: [],
    },
    {
      id: 1,
      method: 'GET',
      path: '/api/offers',
      call: 'offers.list',
      status: 200,
      duration: 2_000,
      faults: ['offers.list:slow=2000'],
    },
  ],
  tables: [
    { name: 'users', count: 40 },
    { name: 'offers', count: 1 },
    { name: 'reviews', count: 0 },
  ],
  faults: ['offers.list:slow=2000'],
  link: { href: 'https://demo.nearhand.example/?scenario=offers-loaded' },
};

const users = Array.from({ length: 20 }, (_, index) => 40 - index).flatMap((id) => {
  const json = boundedJson({ id, email: `user-${id}@nearhand.example`, city: 'Portland' });
  return json ? [{ id, json }] : [];
});

const problem = 'The fault has the effect "explode"; allowed: a status, never, offline, lost, html';

/** Answers as the story in view would. */
function Panel(props: WorldViewProps) {
  const [tab, setTab] = useState<WorldTab>(props.tab);
  const [watch, setWatch] = useState<WorldWatch>(props.watch);
  const [answer, setAnswer] = useState<FaultAnswer>();
  function act(action: WorldAction): void {
    props.onAct(action);
    if (action.kind !== 'add-fault') return;
    const { fault } = action;
    setAnswer({ fault, problem: fault.endsWith('explode') ? problem : null });
  }
  const details = {
    id: watch.request ?? 0,
    query: boundedJson({ page: '1', per_page: '10' }),
    answer: { ...boundedJson({ offers: [], total: 24 }), text: '{ "offers": [', cut: 12_040 },
  };
  return (
    <WorldView
      {...props}
      world={{
        ...props.world,
        request: watch.request === null ? undefined : details,
        rows: watch.rows ? { ...watch.rows, rows: users } : undefined,
      }}
      tab={tab}
      watch={watch}
      answer={answer}
      onAct={act}
      onTab={setTab}
      onWatch={setWatch}
    />
  );
}

/** Storybook's panel World, for the story in view. */
const meta = preview.meta({
  title: 'Workbench/Storybook panel',
  component: Panel,
  parameters: { pointer: 'mouse' },
  decorators: [
    (Story) => (
      <StorybookFrame>
        <Story />
      </StorybookFrame>
    ),
  ],
  args: {
    world,
    tab: 'requests' as const,
    watch: { request: null, rows: null },
    answer: undefined,
    onTab: fn(),
    onWatch: fn(),
    onAct: fn(),
  },
});

/** A request opens to what was sent and answered; the clock moves the story on. */
export const Requests = meta.story({
  parameters: { chromatic: inAllModes },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '+30 s' }));
    await expect(args.onAct).toHaveBeenCalledWith({ kind: 'advance', milliseconds: 30_000 });
    await userEvent.click(canvas.getByRole('button', { name: /offers\.list/ }));
    await expect(canvas.getByRole('region', { name: 'Answer' })).toBeVisible();
    await expect(canvas.getByText('12040 more characters are left off')).toBeVisible();
  },
});

/** Tables with their counts, and the rows of one of them by page. */
export const Rows = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Rows' }));
    await expect(await canvas.findByText('1 to 20 of 40')).toBeVisible();
    await userEvent.click(canvas.getByText(/user-40@/, { selector: 'summary' }));
    await expect(canvas.getByRole('region', { name: '40' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Older rows' }));
    await expect(canvas.getByText('21 to 40 of 40')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Table'), 'reviews');
    await expect(canvas.getByText('This table has no rows.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Table'), 'users');
  },
});

/** A fault that can't be read is refused with what is allowed, and stays in its field. */
export const Faults = meta.story({
  args: { tab: 'faults' as const },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail the next call' }));
    await expect(args.onAct).toHaveBeenCalledWith({ kind: 'add-fault', fault: '*:500@once' });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove offers.list:slow=2000' }));
    await expect(args.onAct).toHaveBeenCalledWith({
      kind: 'remove-fault',
      fault: 'offers.list:slow=2000',
    });
    const field = canvas.getByLabelText('Add a fault');
    await userEvent.type(field, 'offers.list:500{Enter}');
    await expect(args.onAct).toHaveBeenCalledWith({ kind: 'add-fault', fault: 'offers.list:500' });
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'offers.list:explode{Enter}');
    await expect(field).toHaveAccessibleErrorMessage(/allowed/);
    await expect(field).toHaveValue('offers.list:explode');
  },
});

/** Nothing to open: no app is beside this Storybook, and the story has sent nothing. */
export const WithoutApp = meta.story({
  args: { world: { ...world, requests: [], faults: [], link: { missing: 'app' } } },
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Open in the app' });
    await expect(open).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText(/No app is beside this Storybook/)).toBeVisible();
  },
});
