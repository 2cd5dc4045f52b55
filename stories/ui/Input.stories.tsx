import { Input, type InputProps } from '#src/ui/Input.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { FieldSection, framed } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/Input',
  component: Input,
  tags: ['autodocs'],
  decorators: [framed],
  args: { 'aria-label': 'Street', defaultValue: 'Rua da Palma 12', className: 'max-w-form' },
});

export const Plain = meta.story({ tags: ['!test'] });

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <>
      <FieldSection
        label="Street"
        states={{
          Default: {},
          Empty: { defaultValue: '' },
          Placeholder: { defaultValue: '', placeholder: 'Street and number' },
          'Long text': {
            defaultValue:
              'Avenida Engenheiro Duarte Pacheco 19, third floor on the left, the bell without a name',
          },
          Hover: { 'data-pseudo': 'hover' },
          Focus: { 'data-pseudo': 'focus' },
          Invalid: { error: 'Enter the street and the number.' },
          'Invalid, in focus': {
            error: 'Enter the street and the number.',
            'data-pseudo': 'focus',
          },
          Disabled: { disabled: true },
          'Read-only': { readOnly: true },
        }}
      >
        {(control: InputProps) => <Input defaultValue="Rua da Palma 12" {...control} />}
      </FieldSection>
    </>
  ),
});
