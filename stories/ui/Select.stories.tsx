import { Select } from '#src/ui/Select.tsx';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';

const meta = preview.meta({
  title: 'UI/Select',
  component: Select,
  tags: ['autodocs'],
  decorators: [framed],
  args: {
    'aria-label': 'City',
    defaultValue: '1',
    children: (
      <>
        <option value="1">Lisbon</option>
        <option value="2">Porto</option>
      </>
    ),
  },
});

export const Plain = meta.story();

export const Invalid = meta.story({ args: { 'aria-invalid': true } });

export const Disabled = meta.story({ args: { disabled: true } });
