import { MapPin } from 'lucide-react';
import { Input } from '#src/ui/Input.tsx';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';

const meta = preview.meta({
  title: 'UI/Input',
  component: Input,
  tags: ['autodocs'],
  decorators: [framed],
  args: { 'aria-label': 'Street', defaultValue: 'Rua da Palma 12' },
});

export const Plain = meta.story();

export const WithPrefix = meta.story({ args: { prefix: <MapPin strokeWidth={1.75} /> } });

export const Placeholder = meta.story({
  args: { defaultValue: '', placeholder: 'Street and number' },
});

export const Invalid = meta.story({ args: { 'aria-invalid': true } });

export const Disabled = meta.story({ args: { disabled: true } });

export const ReadOnly = meta.story({ args: { readOnly: true } });
