import { screen, waitFor } from 'storybook/test';
import { expect, it } from 'vitest';
import { advance, fill, press } from '../steps.ts';
import { applied, arrive, renderSearch } from './search-form.tsx';

const offer = () => screen.getByRole('status').textContent;

it('takes several commits in flight for its own', async () => {
  const { stage, field } = await renderSearch({ slowRows: 12 });
  for (const value of ['a', 'ab', 'abc']) {
    fill(field, value);
    stage.clock.advance(300);
  }
  expect(field.value).toBe('abc');
  await waitFor(() => expect(applied.at(-1)).toBe('abc'));
  expect([field.value, stage.address()]).toEqual(['abc', '/list?search=abc']);
});

it.each(['  ', ' a ', '🪴'.repeat(30), 'x'.repeat(30)])(
  'does not change what is typed: %j',
  async (value) => {
    const { stage, field } = await renderSearch({ at: '/list?search=before' });
    fill(field, value);
    await advance(stage, 300);
    expect(applied).toHaveLength(2);
    expect(field.value).toBe(value);
  },
);

it('is overwritten by Back and by links', async () => {
  const { stage, router, field } = await renderSearch({ at: '/list?search=first' });
  await router.navigate('/list?search=second');
  await waitFor(() => expect(field.value).toBe('second'));
  fill(field, 'typed');
  await advance(stage, 300);
  expect(applied.at(-1)).toBe('typed');
  fill(field, 'not sent yet');
  await router.navigate(-1);
  await waitFor(() => expect(field.value).toBe('first'));
  // Forward leads to what the form wrote itself.
  await router.navigate(1);
  await waitFor(() => expect(field.value).toBe('typed'));
  await advance(stage, 1_000);
  expect(stage.address()).toBe('/list?search=typed');
});

it('survives a navigation that leaves the filters alone', async () => {
  const { stage, router, field } = await renderSearch();
  fill(field, 'typed');
  await router.navigate('/list?offer=12', { state: { isOpenedHere: true } });
  await waitFor(() => expect(offer()).toBe('12'));
  await advance(stage, 300);
  expect(stage.address()).toBe('/list?offer=12&search=typed');
  expect(field.value).toBe('typed');
  expect(router.state.location.state).toMatchObject({ isOpenedHere: true });
});

it('does not cancel a navigation to a page whose code is loading', async () => {
  const { stage, router, field } = await renderSearch();
  fill(field, 'typed');
  const arrival = router.navigate('/slow');
  await screen.findByText('loading');
  // Effects that end a timer run after the change of the document.
  await new Promise<void>(
    (resolve) => void scheduler.postTask(() => resolve(), { priority: 'background' }),
  );
  stage.clock.advance(300);
  arrive();
  await arrival;
  await screen.findByText('Slow');
  expect(stage.address()).toBe('/slow');
});

it('keeps what is typed under an item that is opened during another navigation', async () => {
  const { stage, router, field } = await renderSearch();
  fill(field, 'typed');
  const interrupted = router.navigate('/slow');
  await screen.findByText('loading');
  screen.getByRole('button', { name: 'Open' }).click();
  await waitFor(() => expect(offer()).toBe('12'));
  arrive();
  await interrupted;
  await router.navigate(-1);
  expect(stage.address()).toBe('/list?search=typed');
});

it('commits once, 300 ms after the last change, and clears', async () => {
  const { stage, field } = await renderSearch();
  fill(field, 'a');
  await advance(stage, 299);
  fill(field, 'ab');
  await advance(stage, 299);
  expect(applied).toEqual(['']);
  await advance(stage, 1);
  expect(applied).toEqual(['', 'ab']);
  await press(stage, 'Clear');
  expect(field.value).toBe('');
  await advance(stage, 300);
  expect(applied).toEqual(['', 'ab', '']);
});
