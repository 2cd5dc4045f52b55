import { TextLink } from '#src/ui/TextLink.tsx';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';

const meta = preview.meta({
  title: 'UI/TextLink',
  component: TextLink,
  tags: ['autodocs'],
  decorators: [framed],
  args: { href: '#help', children: 'How it works' },
});

export const Brand = meta.story();

export const Quiet = meta.story({ args: { tone: 'quiet' as const } });

export const AsButton = meta.story({
  args: { asChild: true, children: <button type="button">Send the code again</button> },
});

export const InText = meta.story({
  render: () => (
    <p className="max-w-reading">
      By creating an account you agree to the <TextLink href="#terms">terms of use</TextLink> and to
      how we <TextLink href="#privacy">handle your data</TextLink>.
    </p>
  ),
});
