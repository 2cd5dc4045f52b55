import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { Field, type FieldProps } from '#src/ui/Field.tsx';
import { SearchField, type SearchFieldProps } from '#src/ui/SearchField.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';
import { SheetSection } from './sheet.tsx';

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

export const Empty = meta.story({ tags: ['!test'] });

/** A spinner replaces the search icon, and is announced. */
export const Busy = meta.story({
  args: { defaultValue: 'Shelves', isBusy: true, busyLabel: 'Searching near you' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching near you');
    await userEvent.type(searchInput(canvasElement), ' of oak');
    await expect(searchInput(canvasElement)).toHaveValue('Shelves of oak');
  },
});

/** Escape clears the text; so does the clear button, which returns focus to the input. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
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
  play: async ({ canvas, canvasElement }) => {
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
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(searchInput(canvasElement), 'Gardens{Enter}');
    await expect(sent).toHaveBeenLastCalledWith({ text: 'Gardens' });
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(searchInput(canvasElement)).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
    await userEvent.type(searchInput(canvasElement), 'Oak{Escape}{Enter}');
    await expect(sent).toHaveBeenLastCalledWith({ text: '' });
  },
});

const long = 'Somebody who can put up four shelves in a hall with a sloping ceiling';

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <SheetSection
      title="States"
      column="lg"
      states={{
        Empty: { defaultValue: '' },
        Placeholder: { defaultValue: '', placeholder: 'Shelves, gardens, moving' },
        'With text': {},
        'Long text': { defaultValue: long },
        Hover: { 'data-pseudo': 'hover' },
        Focus: { 'data-pseudo': 'focus' },
        Disabled: { disabled: true },
        'Read-only': { readOnly: true },
        Busy: { isBusy: true },
        Invalid: { error: 'Search for at most 100 characters.', defaultValue: long },
      }}
    >
      {({ error, ...control }: SearchFieldProps & Pick<FieldProps, 'error'>) => (
        <Field label="Search" error={error}>
          <SearchField defaultValue="Shelves" {...control} />
        </Field>
      )}
    </SheetSection>
  ),
});
