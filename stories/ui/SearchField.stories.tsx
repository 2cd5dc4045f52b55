import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';
import { SheetItem, SheetSection } from './sheet.tsx';

const sent = fn<(values: object) => void>();

const meta = preview.meta({
  title: 'UI/SearchField',
  component: SearchField,
  tags: ['autodocs'],
  decorators: [framed],
  args: {
    'aria-label': 'Search',
    placeholder: 'Shelves, gardens, moving',
    className: 'max-w-form',
    onChange: fn(),
  },
  render: (args) => (
    <div className="max-w-form">
      <SearchField {...args} />
    </div>
  ),
  beforeEach: () => {
    sent.mockClear();
  },
});

function searchInput(canvasElement: HTMLElement) {
  return within(canvasElement).getByRole('searchbox', { name: 'Search' });
}

export const Empty = meta.story({
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
});

/** A spinner replaces the search icon, and is announced. */
export const Busy = meta.story({
  args: { defaultValue: 'Shelves', isBusy: true, busyLabel: 'Searching near you' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Searching near you');
    await userEvent.type(searchInput(canvasElement), ' of oak');
    await expect(searchInput(canvasElement)).toHaveValue('Shelves of oak');
  },
});

/** Escape clears the text; so does the clear button, which returns focus to the input. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = searchInput(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Shelves');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes('Shelves'.length + 1);
    await userEvent.keyboard('Garden');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

function Controlled() {
  const [text, setText] = useState('Shelves');
  return (
    <div className="flex max-w-form flex-col gap-3">
      <SearchField
        aria-label="Search"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p>{text === '' ? 'Everything is listed.' : `Only “${text}” is listed.`}</p>
    </div>
  );
}

/** When controlled, clearing calls `onChange`. */
export const HeldOutside = meta.story({
  tags: ['!autodocs'],
  render: () => <Controlled />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Only “Shelves” is listed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByText('Everything is listed.')).toBeVisible();
    await expect(searchInput(canvasElement)).toHaveFocus();
  },
});

function Form() {
  const { register, handleSubmit, reset } = useForm({ defaultValues: { text: '' } });
  return (
    <form
      className="flex max-w-form flex-col items-start gap-3"
      onSubmit={(event) => void handleSubmit((values) => sent(values))(event)}
    >
      <Field label="Search" className="self-stretch">
        <SearchField {...register('text')} />
      </Field>
      <Button variant="secondary" onClick={() => reset()}>
        Start over
      </Button>
    </form>
  );
}

/** Enter submits the form; a form reset removes the clear button. */
export const InAForm = meta.story({
  tags: ['!autodocs'],
  render: () => <Form />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(searchInput(canvasElement), 'Gardens{Enter}');
    await expect(sent).toHaveBeenLastCalledWith({ text: 'Gardens' });
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(searchInput(canvasElement)).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
    await userEvent.type(searchInput(canvasElement), 'Oak{Escape}{Enter}');
    await expect(sent).toHaveBeenLastCalledWith({ text: '' });
  },
});

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <>
      <SheetSection title="States" column="lg">
        <SheetItem caption="Empty">
          <Field label="Search">
            <SearchField />
          </Field>
        </SheetItem>
        <SheetItem caption="Placeholder">
          <Field label="Search">
            <SearchField placeholder="Shelves, gardens, moving" />
          </Field>
        </SheetItem>
        <SheetItem caption="With text">
          <Field label="Search">
            <SearchField defaultValue="Shelves" />
          </Field>
        </SheetItem>
        <SheetItem caption="Long text">
          <Field label="Search">
            <SearchField defaultValue="Somebody who can put up four shelves in a hall with a sloping ceiling" />
          </Field>
        </SheetItem>
        <SheetItem caption="Hover">
          <Field label="Search">
            <SearchField data-pseudo="hover" defaultValue="Shelves" />
          </Field>
        </SheetItem>
        <SheetItem caption="Focus">
          <Field label="Search">
            <SearchField data-pseudo="focus" defaultValue="Shelves" />
          </Field>
        </SheetItem>
        <SheetItem caption="Disabled">
          <Field label="Search">
            <SearchField disabled defaultValue="Shelves" />
          </Field>
        </SheetItem>
        <SheetItem caption="Read-only">
          <Field label="Search">
            <SearchField readOnly defaultValue="Shelves" />
          </Field>
        </SheetItem>
        <SheetItem caption="Busy">
          <Field label="Search">
            <SearchField isBusy defaultValue="Shelves" />
          </Field>
        </SheetItem>
        <SheetItem caption="Invalid">
          <Field label="Search" error="Search for at most 100 characters.">
            <SearchField defaultValue="Somebody who can put up four shelves in a hall with a sloping ceiling" />
          </Field>
        </SheetItem>
      </SheetSection>
    </>
  ),
});
