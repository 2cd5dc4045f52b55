import { screen, userEvent } from 'storybook/test';
import { expect, it } from 'vitest';
import { useNotices } from '#src/lib/app/EnvironmentProvider.tsx';
import { renderFeature } from '../render-stage.tsx';
import { dashboardLoaded } from '#mocks/scenarios/dashboard.ts';

function Show({ tone }: { tone: 'success' | 'danger' }) {
  const notices = useNotices();
  return (
    <button type="button" onClick={() => notices.show({ tone, text: `It is ${tone}` })}>
      Show {tone}
    </button>
  );
}

it('announces a failure once: an alert, in a region that says nothing itself then', async () => {
  await renderFeature(
    dashboardLoaded,
    <>
      <Show tone="success" />
      <Show tone="danger" />
    </>,
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const region = () => document.querySelector('[data-notice-region]')!;
  await press('Show success');
  expect(region().getAttribute('aria-live')).toBe('polite');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Dismiss/ }));
  await press('Show danger');
  expect(region().contains(await screen.findByRole('alert'))).toBe(true);
  expect(region().getAttribute('aria-live')).toBe('off');
});
