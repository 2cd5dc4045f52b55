import { expect } from 'storybook/test';
import { CharacterCounter } from '#src/ui/CharacterCounter.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Input } from '#src/ui/Input.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, SheetItem, SheetSection } from './sheet.tsx';

interface CounterArgs {
  readonly limit: number;
  readonly text: string;
}

function Counted({ limit, text }: CounterArgs) {
  const control = { defaultValue: text };
  return (
    <Field label="Title" className="max-w-form">
      <CharacterCounter limit={limit} control={control}>
        {(describedBy) => <Input {...control} aria-describedby={describedBy} />}
      </CharacterCounter>
    </Field>
  );
}

const meta = preview.meta({
  title: 'UI/CharacterCounter',
  component: CharacterCounter,
  tags: ['autodocs'],
  decorators: [framed],
  args: { limit: 20, control: { defaultValue: 'Mow the lawn' }, children: () => null },
  render: ({ limit, control }) => (
    <Counted limit={limit} text={String(control.defaultValue)} key={limit} />
  ),
});

/** The count appears from 80 % of the limit. */
export const Plain = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Title' });
    await expect(canvas.queryByText('12/20')).toBeNull();
    await userEvent.type(field, ' today');
    await expect(canvas.getByText('18/20')).toBeVisible();
    await expect(field).toHaveAccessibleDescription('18 of 20 characters');
  },
});

export const Sheet = meta.story({
  tags: ['!autodocs'],
  parameters: { chromatic: inThreeModes },
  render: () => (
    <SheetSection title="Counter">
      <SheetItem caption="Within the limit">
        <Counted limit={20} text="Mow the lawn" />
      </SheetItem>
      <SheetItem caption="Over the limit">
        <Counted limit={10} text="Mow the lawn" />
      </SheetItem>
    </SheetSection>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 characters too many')).toBeVisible();
  },
});
