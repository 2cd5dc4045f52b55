import { sheetOf } from '../sheet-of.tsx';
import { useRef, type ComponentProps } from 'react';
import { fn } from 'storybook/test';
import { ResponseBox } from '#src/features/offer/ResponseBox.tsx';
import { anOffer } from '#mocks/factories/offers.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../preview.tsx';
import { framed, inColumn } from '../../ui/sheet.tsx';
import { signedInAs } from '../signed-in.tsx';

const meta = preview.meta({
  title: 'Features/Offers/ResponseBox',
  component: ResponseBox,
  tags: ['autodocs'],
  decorators: [framed, signedInAs('worker')],
  // Each takes the focus.
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  argTypes: {
    transition: { options: ['accept', 'decline'], control: { type: 'inline-radio' } },
    box: { control: false },
  },
  args: {
    offer: anOffer(),
    transition: 'accept' as const,
    box: { current: null },
    isSending: false,
    onSend: fn(),
    onBack: fn(),
  },
  render: (args) => <Box {...args} />,
});

/** With a ref of its own: an arg that holds an element can't be a control. */
function Box(props: ComponentProps<typeof ResponseBox>) {
  const box = useRef<HTMLTextAreaElement>(null);
  return <ResponseBox {...props} box={box} />;
}

export const Accept = meta.story({ tags: ['!test'], decorators: [inColumn('max-w-form')] });

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: sheetOf(Box, 'lg', {
    Accept: { Default: {}, Sending: { isSending: true } },
    Decline: {
      Default: { transition: 'decline' },
      Sending: { transition: 'decline', isSending: true },
    },
  }),
});
