import { fn } from 'storybook/test';
import { Select, type SelectProps } from '#src/ui/Select.tsx';
import { Miniature } from '#src/ui/Miniature.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { FieldSection, framed } from './sheet.tsx';

const cities = (
  <>
    <option value="">Choose a city</option>
    <option value="1">Lisbon</option>
    <option value="2">Porto</option>
    <option value="3">Vila Nova de Santo André, Santiago do Cacém, Setúbal</option>
  </>
);

const meta = preview.meta({
  title: 'UI/Select',
  component: Select,
  tags: ['autodocs'],
  decorators: [framed],
  args: {
    'aria-label': 'City',
    defaultValue: '1',
    className: 'max-w-form',
    children: cities,
    onChange: fn(),
  },
});

export const Plain = meta.story({ tags: ['!test'] });

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <FieldSection
      label="City"
      states={{
        Default: {},
        'Nothing chosen': { defaultValue: '' },
        Hover: { 'data-pseudo': 'hover' },
        Focus: { 'data-pseudo': 'focus' },
        Invalid: { error: 'Choose the city where the work is.', defaultValue: '' },
        'Invalid, long text': { error: 'Choose a city that is nearer.', defaultValue: '3' },
        Disabled: { disabled: true },
        'Long text': { defaultValue: '3' },
        'With a picture': { prefix: <Miniature name="home" className="size-8" /> },
      }}
    >
      {(control: SelectProps) => (
        <Select defaultValue="1" {...control}>
          {cities}
        </Select>
      )}
    </FieldSection>
  ),
});
