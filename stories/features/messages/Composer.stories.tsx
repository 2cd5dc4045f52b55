import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { expect, fn } from 'storybook/test';
import { Composer } from '#src/features/messages/chat/Composer.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { LONGEST } from '#mocks/fixtures/longest-texts.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { scenarioOf } from '#mocks/scenarios/registry.ts';
import type { Scenario } from '#mocks/scenarios/scenario.ts';
import { STORY_NOW } from '#mocks/clock/stepped-clock.ts';
import { inThreeModes } from '#states/modes.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { SheetItem, SheetSection } from '../../ui/sheet.tsx';
import { settle } from '../../stage/settle.ts';
import { documents } from '../documents.ts';
import { TEXTS } from './message-variants.ts';

interface ComposerArgs {
  readonly name: string;
  readonly draft: string;
  readonly hasMenu: boolean;
  readonly canSend: boolean;
  readonly onSend: (event: { text: string }) => void;
}

/** A scenario in which the viewer has typed these texts, in conversations from 1 on. */
function withDrafts(drafts: readonly string[]): Scenario {
  const saved: Record<string, unknown> = {};
  for (const [index, value] of drafts.entries()) {
    saved[`message:${index + 1}`] = { value, savedAt: STORY_NOW };
  }
  return {
    ...scenarioOf('messages-loaded'),
    storage: { drafts: JSON.stringify({ [people.client.id]: saved }) },
  };
}

const meta = preview.meta({
  title: 'Features/Messages/Composer',
  component: documents<ComposerArgs>(Composer),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: { feature: ({ draft }: ComposerArgs) => withDrafts([draft]) },
  argTypes: {
    name: { description: 'Whom the message is to.', control: { type: 'text' } },
    draft: { description: 'What was typed earlier and not sent.', control: { type: 'text' } },
    hasMenu: {
      description: 'Whether there is a control before the box, as for clients.',
      control: { type: 'boolean' },
    },
    canSend: {
      description: 'Whether the conversation has loaded.',
      control: { type: 'boolean' },
    },
  },
  args: { name: 'Wes Okafor', draft: '', hasMenu: true, canSend: true, onSend: fn() },
  render: (args) => <Box {...args} />,
});

function Box({
  conversation = 1,
  name,
  hasMenu,
  canSend,
  onSend,
}: Omit<ComposerArgs, 'draft'> & { conversation?: number }) {
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="overflow-hidden rounded-card border border-line">
      <Composer {...{ box, conversation, name, canSend, onSend }}>
        {hasMenu && (
          <IconButton label="Attach">
            <Plus aria-hidden strokeWidth={1.75} />
          </IconButton>
        )}
      </Composer>
    </div>
  );
}

export const Empty = meta.story({ tags: ['!test'] });

/** Enter sends the text, without the spaces around it, and empties the box. */
export const Sent = meta.story({
  tags: ['!autodocs'],
  args: { draft: ` ${TEXTS.usual} ` },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await settle(stageOf(context));
    const box = canvas.getByRole('textbox', { name: 'Message to Wes Okafor' });
    await userEvent.type(box, '{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({ text: TEXTS.usual });
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
});

const variants = [
  ['Empty', '', {}],
  ['Typed', TEXTS.usual, {}],
  ['For workers', TEXTS.usual, { hasMenu: false }],
  ['While the conversation loads', TEXTS.usual, { canSend: false }],
  ['Several lines', TEXTS.lines, {}],
  ['A long address', TEXTS.url, {}],
  ['From right to left', TEXTS.rtl, {}],
  ['At its maximum height', LONGEST.words, {}],
  ['A long name', '', { name: 'Maximiliane-Alexandrina von Hohenberg-Wittgenstein' }],
] as const;

/** The box grows with its text, up to a height; then it scrolls. */
export const Sheet = meta.story({
  parameters: {
    feature: () => withDrafts(variants.map(([, draft]) => draft)),
    chromatic: inThreeModes,
  },
  render: (args) => (
    <SheetSection title="Text" column="xl">
      {variants.map(([caption, , given], index) => (
        <SheetItem key={caption} caption={caption}>
          <Box {...args} {...given} conversation={index + 1} />
        </SheetItem>
      ))}
    </SheetSection>
  ),
});
