import { readFileSync } from 'node:fs';
import { screen, userEvent } from 'storybook/test';
import { expect, it } from 'vitest';
import { people } from '#mocks/fixtures/accounts.ts';
import { readHar } from '#mocks/recording/har.ts';
import { recordingOf } from '#mocks/recording/recording-of.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { settle } from '#stories/stage/settle.ts';
import { renderApp } from '../render-app.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows on a stage what the app of a HAR file has shown, step by step', async () => {
  const har = readFileSync('mocks/recording/fixtures/chrome.har', 'utf8');
  const { recording, at } = recordingOf(readHar(har, String), people.worker);
  const { stage } = await renderApp(
    scenario({ id: 'recorded', title: 'Recorded', as: 'worker', at, recording }),
  );
  expect(stage.address()).toBe('/offers?status=pending');
  screen.getByText('Assemble two bunk beds');
  screen.getByText('Pending', { selector: '[data-tone] *, [data-tone]' });

  await press('Accept');
  await press('Accept offer');
  await settle(stage);
  screen.getByText('Accepted', { selector: '[data-tone] *, [data-tone]' });

  const search = screen.getByRole('searchbox', { name: 'Search' });
  await userEvent.type(search, 'loft');
  // The debounce begins with the effects of the last key.
  await settle(stage);
  stage.clock.advance(300);
  await settle(stage);
  screen.getByText(/^The recording has no answer to GET \/offers\?.*search=loft/);
});
