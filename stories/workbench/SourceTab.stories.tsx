import { inPanel, workbenchStage, type RealPart, type WorkbenchStage } from './StagedWorkbench.tsx';
import { expect } from 'storybook/test';
import { createMockServer } from '#mocks/server/mock-server.ts';
import { openScenario } from '#mocks/scenarios/scenario.ts';
import { resolveState, type MockState } from '#mocks/scenarios/state.ts';
import { createSteppedClock } from '#mocks/clock/stepped-clock.ts';
import { inAllModes } from '#states/modes.ts';
import { SourceTab } from '#workbench/tabs/SourceTab.tsx';
import preview from '../../.storybook/preview.tsx';

/** Which resources are mocked and which a real server answers for, and where it breaks the contract. */
const meta = preview.meta({ title: 'Workbench/Source' });

const offers: MockState = { scenario: 'offers-loaded' };

/** A server that breaks the contract: with its statistics, extra fields, and an error page of its gateway. */
function createDriftingServer(): RealPart['send'] {
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

async function callRealServer({ send }: WorkbenchStage): Promise<void> {
  await send('/api/tasks');
  await send('/api/public/reviews/user/2/stats');
  await send('/api/public/reviews/user/2/stats');
  await send('/api/public/reviews');
}

/** Two resources are real, and their responses break the contract. */
export const Mixed = meta.story({
  render: inPanel(<SourceTab />, {
    state: offers,
    realPart: { resources: ['reviews', 'tasks'], send: createDriftingServer() },
    prepare: callRealServer,
  }),
  parameters: { chromatic: inAllModes },
  play: async ({ canvas, userEvent, step }) => {
    const messages = await canvas.findByRole('checkbox', { name: 'Messages' });
    await step('The drift is listed by call and field, each once', async () => {
      await expect(
        canvas.getByText(/^reviews\.public-stats .*: expected number, got string$/),
      ).toBeVisible();
    });
    await step('Extra fields are folded', async () => {
      const extra = canvas.getByText('reviews.public-list: 2 extra fields: took, region');
      await expect(extra).not.toBeVisible();
      await userEvent.click(canvas.getByText('2 extra fields'));
      await expect(extra).toBeVisible();
    });
    await step('Auth comes along', async () => {
      await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Auth' }));
      await expect(canvas.getByRole('checkbox', { name: 'Auth' })).toBeChecked();
    });
    await step('A resource becomes real with the keyboard', async () => {
      messages.focus();
      await userEvent.keyboard(' ');
      await expect(messages).toBeChecked();
      await userEvent.click(canvas.getByRole('button', { name: 'Reload with these' }));
      await expect(workbenchStage().tools.page.path()).toBe(
        '/offers?real=auth,messages,reviews,tasks',
      );
    });
  },
});

/** A build without development tools says what to run. */
export const Built = meta.story({
  render: inPanel(<SourceTab />, { state: offers }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only in a development build')).toBeVisible();
    await expect(canvas.getByText(/npm run dev$/)).toBeVisible();
  },
});
