import { useForm } from 'react-hook-form';
import { expect, fn, mocked, spyOn, userEvent, within } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { DateField } from '#src/ui/DateField.tsx';
import { Field } from '#src/ui/Field.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';
import { SheetItem, SheetSection } from './sheet.tsx';

const sent = fn<(values: object) => void>();

const meta = preview.meta({
  title: 'UI/DateField',
  component: DateField,
  tags: ['autodocs'],
  decorators: [framed],
  args: { defaultValue: '2026-03-21' },
  render: (args) => (
    <Field label="First day" className="max-w-form">
      <DateField {...args} />
    </Field>
  ),
  // Browsers open the calendar only on a real user gesture.
  beforeEach: () => {
    sent.mockClear();
    spyOn(HTMLInputElement.prototype, 'showPicker').mockImplementation(() => undefined);
  },
});

export const Filled = meta.story({ tags: ['!test'] });

export const ReadOnly = meta.story({
  args: { readOnly: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
});

/** The date can be typed; Tab moves to the button, which opens the calendar. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  args: { defaultValue: '', onChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('First day');
    await expect(input).toHaveAttribute('data-empty');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('2026-03-21');
    await expect(input).toHaveValue('2026-03-21');
    await expect(args.onChange).toHaveBeenCalled();
    await expect(input).not.toHaveAttribute('data-empty');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Open calendar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(HTMLInputElement.prototype.showPicker).toHaveBeenCalledTimes(1);
    await expect(input).toHaveFocus();
  },
});

/** When the browser refuses to open the calendar, the date can still be typed. */
export const WithoutACalendar = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    mocked(HTMLInputElement.prototype.showPicker).mockImplementation(() => {
      throw new DOMException('Not in a frame of another site.', 'SecurityError');
    });
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    await expect(canvas.getByLabelText('First day')).toHaveFocus();
  },
});

function Form() {
  const { register, handleSubmit, reset } = useForm({ defaultValues: { day: '2026-03-21' } });
  return (
    <form
      noValidate
      className="flex max-w-form flex-col gap-5"
      onSubmit={(event) => void handleSubmit((values) => sent(values))(event)}
    >
      <Field label="First day">
        <DateField {...register('day')} />
      </Field>
      <div className="flex gap-3">
        <Button type="submit">Save</Button>
        <Button variant="secondary" onClick={() => reset({ day: '' })}>
          Start over
        </Button>
      </div>
    </form>
  );
}

/** A form reads the selected date, and can reset it. */
export const InAForm = meta.story({
  tags: ['!autodocs'],
  render: () => <Form />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('First day');
    await expect(input).toHaveValue('2026-03-21');
    await expect(input).not.toHaveAttribute('data-empty');
    await userEvent.clear(input);
    await userEvent.type(input, '2026-04-02');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(sent).toHaveBeenCalledWith({ day: '2026-04-02' });
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveAttribute('data-empty');
  },
});

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <>
      <SheetSection title="States" column="lg">
        <SheetItem caption="Filled">
          <Field label="First day">
            <DateField defaultValue="2026-03-21" />
          </Field>
        </SheetItem>
        <SheetItem caption="Empty">
          <Field label="First day">
            <DateField />
          </Field>
        </SheetItem>
        <SheetItem caption="Hover">
          <Field label="First day">
            <DateField data-pseudo="hover" defaultValue="2026-03-21" />
          </Field>
        </SheetItem>
        <SheetItem caption="Focus">
          <Field label="First day">
            <DateField data-pseudo="focus" defaultValue="2026-03-21" />
          </Field>
        </SheetItem>
        <SheetItem caption="Invalid">
          <Field label="First day" error="Choose a day from Mar 14, 2026 on.">
            <DateField defaultValue="2026-02-01" />
          </Field>
        </SheetItem>
        <SheetItem caption="Invalid and empty">
          <Field label="First day" error="Choose the first day.">
            <DateField />
          </Field>
        </SheetItem>
        <SheetItem caption="Disabled">
          <Field label="First day">
            <DateField disabled defaultValue="2026-03-21" />
          </Field>
        </SheetItem>
        <SheetItem caption="Disabled and empty">
          <Field label="First day">
            <DateField disabled />
          </Field>
        </SheetItem>
        <SheetItem caption="Read-only">
          <Field label="First day">
            <DateField readOnly defaultValue="2026-03-21" />
          </Field>
        </SheetItem>
        <SheetItem caption="With a hint">
          <Field label="First day" hint="From Mar 14 to Apr 14, 2026." isOptional>
            <DateField min="2026-03-14" max="2026-04-14" />
          </Field>
        </SheetItem>
      </SheetSection>
    </>
  ),
});
