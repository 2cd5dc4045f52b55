import { waitFor } from 'storybook/test';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { systemClock } from '#src/lib/time/clock.ts';
import { applied, renderSearch } from './search-form.tsx';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

it('keeps every keystroke while the router renders an earlier one, in real time', async () => {
  const { stage, field } = await renderSearch({
    slowRows: 12,
    prepare: ({ environment }) => void Object.assign(environment, { clock: systemClock }),
  });
  field.focus();
  let typed = '';
  for (const letter of 'assemble it') {
    typed += letter;
    await userEvent.keyboard(letter);
    expect(field.value).toBe(typed);
    // The next key comes while the router renders: the debounce is over, the transition is not.
    await pause(300 + 40);
  }
  await waitFor(() => expect(stage.address()).toBe('/list?search=assemble+it'));
  await waitFor(() => expect(applied.at(-1)).toBe('assemble it'));
  expect(field.value).toBe('assemble it');
});
