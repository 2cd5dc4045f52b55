import { expect } from 'storybook/test';
import { createMockServer } from '#mocks/server/mock-server.ts';
import { openScenario } from '#mocks/scenarios/scenario.ts';
import { resolveState, type MockState } from '#mocks/scenarios/state.ts';
import { createSteppedClock } from '#mocks/clock/stepped-clock.ts';
import { inAllModes } from '#states/modes.ts';
import { SourceTab } from '#workbench/tabs/SourceTab.tsx';
import preview from '../../.storybook/preview.tsx';
import { PanelBox } from './PanelBox.tsx';
import { StagedWorkbench, type RealServer, type WorkbenchStage } from './StagedWorkbench.tsx';

/** Which resources are mocked and which a real server answers for, and where it breaks the contract. */
const meta = preview.meta({ title: 'Workbench/Source' });

const offers: MockState = { scenario: 'offers-loaded' };

const showing =
  (realServer?: RealServer, prepare?: (stage: WorkbenchStage) => Promise<void>) => () => (
    <StagedWorkbench state={offers} realServer={realServer} prepare={prepare}>
      <PanelBox>
        <SourceTab />
      </PanelBox>
    </StagedWorkbench>
  );

/** A server that breaks the contract: with its statistics, extra fields, and an error page of its gateway. */
function createDriftingServer(): RealServer {
  const clock = createSteppedClock();
  const { world } = openScenario(resolveState(offers), clock);
  const server = createMockServer({
    world,
    clock,
    faults: [
      {
        call: 'reviews.public-stats',
        kind: 'patch',
        patch: { data: { average_rating: '4.8', rating_breakdown: { '1_star': null } } },
      },
      { call: 'tasks.list', kind: 'html', status: 502 },
      { call: 'reviews.public-list', kind: 'patch', patch: { took: 12, region: 'eu' } },
    ],
  });
  return server.handle;
}

async function callRealServer({ tools, send }: WorkbenchStage): Promise<void> {
  tools.engine.sources?.setReal(['reviews', 'tasks']);
  await send('/api/tasks');
  await send('/api/public/reviews/user/2/stats');
  await send('/api/public/reviews/user/2/stats');
  await send('/api/public/reviews');
}

/** Two resources are real, and their responses break the contract. */
export const Mixed = meta.story({
  render: showing(createDriftingServer(), callRealServer),
  parameters: { chromatic: inAllModes },
  play: async ({ canvas, userEvent, step }) => {
    const messages = await canvas.findByRole('checkbox', { name: 'Messages' });
    await step('The drift is listed by call and field', async () => {
      await expect(canvas.getByText('reviews.public-stats')).toBeVisible();
      await expect(canvas.getByText('Status 200, 2 times')).toBeVisible();
      await expect(canvas.getByText('expected number, got string')).toBeVisible();
    });
    await step('Extra fields are folded', async () => {
      const extra = canvas.getByText('reviews.public-list: 2 extra fields: took, region');
      await expect(extra).not.toBeVisible();
      await userEvent.click(canvas.getByText('2 extra fields'));
      await expect(extra).toBeVisible();
    });
    await step('A resource becomes real with the keyboard', async () => {
      messages.focus();
      await userEvent.keyboard(' ');
      await expect(messages).toBeChecked();
      await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
    });
    await step('The connection can be checked', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Connect' }));
      await expect(await canvas.findByText('The server responds.')).toBeVisible();
    });
  },
});

const unreachableServer: RealServer = async () => {
  throw new TypeError('Failed to fetch');
};

/** No resource is real yet, and the server doesn't respond. */
export const Unreachable = meta.story({
  render: showing(unreachableServer),
  parameters: { chromatic: inAllModes },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect' }));
    await expect(await canvas.findByText("The server doesn't respond")).toBeVisible();
    await expect(canvas.queryByText('The server responds.')).toBeNull();
  },
});

async function callWithMockedSession({ tools, send }: WorkbenchStage): Promise<void> {
  tools.engine.sources?.setReal(['dashboards']);
  await send('/api/dashboard', { headers: { Authorization: 'Bearer mocked' } });
}

const strictServer: RealServer = async () =>
  Response.json({ message: 'Unauthenticated.' }, { status: 401 });

/** The viewer is signed in to the mocks only. */
export const MockedSession = meta.story({
  render: showing(strictServer, callWithMockedSession),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The server doesn't know the session")).toBeVisible();
    await expect(canvas.getByText('The last call was dashboards.get.')).toBeVisible();
    await expect(canvas.getByText(/While auth is mocked/)).toBeVisible();
  },
});

/** What isn't an address is refused at the field, and the address stays. */
export const WrongAddress = meta.story({
  render: showing(unreachableServer),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Address');
    await userEvent.clear(field);
    await userEvent.type(field, 'api.nearhand.example{Enter}');
    await expect(field).toHaveAccessibleDescription(/Enter an http\(s\) address/);
    await expect(field).toHaveValue('api.nearhand.example');
    await userEvent.clear(field);
    await userEvent.type(field, 'https://other.nearhand.example/api/');
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }));
    await expect(await canvas.findByDisplayValue('https://other.nearhand.example')).toBeVisible();
  },
});

/** A build without development tools says what to run. */
export const Built = meta.story({
  render: showing(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only in a development build')).toBeVisible();
    await expect(canvas.getByText('npm run dev')).toBeVisible();
  },
});
