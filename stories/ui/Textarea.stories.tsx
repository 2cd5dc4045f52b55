import { Textarea } from '#src/ui/Textarea.tsx';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';

const meta = preview.meta({
  title: 'UI/Textarea',
  component: Textarea,
  tags: ['autodocs'],
  decorators: [framed],
  args: { 'aria-label': 'About you', defaultValue: 'I study architecture.' },
});

export const Plain = meta.story();

export const Invalid = meta.story({ args: { 'aria-invalid': true } });

export const Disabled = meta.story({ args: { disabled: true } });
