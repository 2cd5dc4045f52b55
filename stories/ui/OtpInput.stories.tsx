import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { systemClock } from '#src/lib/time/clock.ts';
import { Field } from '#src/ui/Field.tsx';
import { OtpInput, type OtpInputProps } from '#src/ui/OtpInput.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { FieldSection, framed, SheetItem, sheetItem, SheetSection } from './sheet.tsx';

const changed = fn();
const entered = fn();
const formSent = fn();

/** Controls the value, in a form that must not be submitted with an incomplete code. */
function Controlled({ value: initial, onChange, ...rest }: OtpInputProps) {
  const [value, setValue] = useState(initial);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        formSent();
      }}
    >
      <Field label="Code" hint="The six digits that we sent to ana@example.com.">
        <OtpInput
          {...rest}
          value={value}
          onChange={(change) => {
            onChange(change);
            setValue(change.value);
          }}
        />
      </Field>
    </form>
  );
}

const meta = preview.meta({
  title: 'UI/OtpInput',
  component: OtpInput,
  tags: ['autodocs'],
  decorators: [framed],
  args: { value: '', onChange: changed, onSubmit: entered },
  render: (args) => <Controlled {...args} />,
  beforeEach: () => {
    changed.mockClear();
    entered.mockClear();
    formSent.mockClear();
  },
});

/** The one input under the boxes. */
function codeInput(canvasElement: HTMLElement) {
  return within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Code' });
}

/** Focuses the input as Tab does in a browser; the simulated Tab also selects everything. */
async function focusCode(canvasElement: HTMLElement) {
  const input = codeInput(canvasElement);
  input.focus();
  await expect(input).toHaveFocus();
  return input;
}

/**
 * The delay of input-otp's last check of the selection after a change. When it falls between an
 * arrow key and its event, input-otp mistakes the arrow for a move to the end.
 */
const SELECTION_CHECK_MS = 50;

/** Waits until the selection, which lags behind the keys, settles on these boxes. */
async function expectSelected(input: HTMLInputElement, start: number, end: number) {
  await waitFor(() => expect([input.selectionStart, input.selectionEnd]).toEqual([start, end]));
  await new Promise<void>((resolve) => systemClock.after(SELECTION_CHECK_MS, resolve));
  await expect([input.selectionStart, input.selectionEnd]).toEqual([start, end]);
}

export const Empty = meta.story({ tags: ['!test'] });

/** While the code is verified, the input keeps focus and ignores typing and pasting. */
export const Busy = meta.story({
  args: { value: '402917', isBusy: true },
  play: async ({ canvasElement }) => {
    const input = await focusCode(canvasElement);
    await userEvent.keyboard('5{Backspace}{Enter}');
    await userEvent.paste('111111');
    await expect(input).toHaveValue('402917');
    await expect(changed).not.toHaveBeenCalled();
    await expect(entered).not.toHaveBeenCalled();
    await expect(formSent).not.toHaveBeenCalled();
  },
});

/** Digits fill the boxes, other characters are ignored, Backspace deletes the last digit. */
export const Typing = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const input = codeInput(canvasElement);
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAccessibleDescription(
      'The six digits that we sent to ana@example.com.',
    );
    await focusCode(canvasElement);
    await userEvent.keyboard('4a0 2-x');
    await expect(input).toHaveValue('402');
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('40');
    await userEvent.keyboard('29178');
    await expect(input).toHaveValue('402918');
  },
});

/** The arrows, Home and End move between the boxes; a digit replaces the one in its box. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  args: { value: '402917' },
  play: async ({ canvasElement }) => {
    const input = await focusCode(canvasElement);
    await expectSelected(input, 5, 6);
    await userEvent.keyboard('{ArrowLeft}');
    await expectSelected(input, 4, 5);
    await userEvent.keyboard('{ArrowRight}');
    await expectSelected(input, 5, 6);
    await userEvent.keyboard('{Home}');
    await expectSelected(input, 0, 1);
    await userEvent.keyboard('8');
    await expect(input).toHaveValue('802917');
    await expectSelected(input, 1, 2);
    await userEvent.keyboard('x');
    await expect(input).toHaveValue('802917');
    await expectSelected(input, 1, 2);
    await userEvent.keyboard('{End}');
    await expectSelected(input, 5, 6);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('80291');
  },
});

/** The input is described by its error, like any other control in a field. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: (args) => (
    <>
      <FieldSection
        label="Code"
        states={{
          Empty: {},
          Begun: { value: '402', hint: 'The six digits that we sent to ana@example.com.' },
          Hover: { value: '402' },
          Focus: { value: '402' },
          Filled: { value: '402917' },
          Wrong: {
            value: '402917',
            error: 'This code is wrong. Check the latest email and try again.',
          },
          'Being checked': { value: '402917', isBusy: true },
        }}
      >
        {(control: Partial<OtpInputProps>) => <OtpInput {...args} {...control} />}
      </FieldSection>
      <SheetSection title="Widths" column="lg">
        <SheetItem caption="In a narrow card">
          <div className="w-66 rounded-card border border-line p-4">
            <Field label="Code">
              <OtpInput {...args} value="402917" />
            </Field>
          </div>
        </SheetItem>
      </SheetSection>
    </>
  ),
  play: async ({ canvasElement }) => {
    const wrong = codeInput(sheetItem(canvasElement, 'Wrong'));
    await expect(wrong).toHaveAttribute('aria-invalid', 'true');
    await expect(wrong).toHaveAccessibleDescription(
      'This code is wrong. Check the latest email and try again.',
    );
    codeInput(sheetItem(canvasElement, 'Hover'))
      .closest('.group\\/otp')
      ?.setAttribute('data-pseudo', 'hover');
    codeInput(sheetItem(canvasElement, 'Focus')).focus();
    await waitFor(() => expect(canvasElement.querySelector('[data-focus="one"]')).toBeVisible());
  },
});
