import { sheetOf } from '../sheet-of.tsx';
import { Plus } from 'lucide-react';
import { useRef, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { Composer } from '#src/features/messages/chat/Composer.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { LONGEST } from '#mocks/fixtures/longest-texts.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../preview.tsx';
import { framed } from '../../ui/sheet.tsx';
import { signedInAs } from '../signed-in.tsx';
import { TEXTS } from './texts.ts';

type ComposerProps = ComponentProps<typeof Composer>;

/** What was typed earlier, with what differs in the component. */
const variants: readonly (readonly [string, draft: string, given: Partial<ComposerProps>])[] = [
  ['Empty', '', {}],
  ['Typed', TEXTS.usual, {}],
  ['For workers', TEXTS.usual, { children: null }],
  ['While the conversation loads', TEXTS.usual, { canSend: false }],
  ['Several lines', TEXTS.lines, {}],
  ['A long address', TEXTS.url, {}],
  ['From right to left', TEXTS.rtl, {}],
  ['At its maximum height', LONGEST.words, {}],
  ['A long name', '', { name: 'Maximiliane-Alexandrina von Hohenberg-Wittgenstein' }],
];

const drafts = Object.fromEntries(variants.map(([, draft], id) => [`message:${id + 1}`, draft]));

const meta = preview.meta({
  title: 'Features/Messages/Composer',
  component: Composer,
  tags: ['autodocs'],
  decorators: [framed, signedInAs('client', drafts)],
  argTypes: { box: { control: false } },
  args: {
    box: { current: null },
    conversation: 100,
    name: 'Wes Okafor',
    canSend: true,
    onSend: fn(),
    children: (
      <IconButton label="Attach">
        <Plus aria-hidden strokeWidth={1.75} />
      </IconButton>
    ),
  },
  render: (args) => <Box {...args} />,
});

function Box(props: ComposerProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="overflow-hidden rounded-card border border-line">
      <Composer {...props} box={box} />
    </div>
  );
}

export const Empty = meta.story({ tags: ['!test'] });

/** Enter sends the text, without the spaces around it, and empties the box. */
export const Sent = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Message to Wes Okafor' });
    await userEvent.click(box);
    await userEvent.paste(` ${TEXTS.usual} `);
    await userEvent.type(box, '{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({ text: TEXTS.usual });
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
});

/** The box grows with its text, up to a height; then it scrolls. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: sheetOf(Box, 'xl', {
    Text: Object.fromEntries(
      variants.map(([caption, , given], index) => [caption, { ...given, conversation: index + 1 }]),
    ),
  }),
});
