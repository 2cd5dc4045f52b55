import { TextLink, type TextLinkProps } from '#src/ui/TextLink.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, SheetItem, SheetSection } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/TextLink',
  component: TextLink,
  tags: ['autodocs'],
  decorators: [framed],
  args: { href: '#help', children: 'How it works' },
});

export const Brand = meta.story({ tags: ['!test'], args: { isStandalone: true } });

const button = <button type="button">Send the code again</button>;

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: (args) => (
    <>
      {(['brand', 'quiet'] as const).map((tone) => (
        <SheetSection
          key={tone}
          title={tone === 'brand' ? 'Brand' : 'Quiet'}
          states={{
            Default: {},
            Hover: { 'data-pseudo': 'hover' },
            Focus: { 'data-pseudo': 'focus' },
            'A button': { asChild: true, isStandalone: true, href: undefined, children: button },
            'A disabled button': {
              asChild: true,
              href: undefined,
              children: (
                <button type="button" disabled>
                  Send the code again
                </button>
              ),
            },
          }}
        >
          {(props: TextLinkProps) => <TextLink {...args} tone={tone} {...props} />}
        </SheetSection>
      ))}
      <SheetSection title="In text" column="lg">
        <SheetItem caption="Body">
          <p>
            By creating an account you agree to the <TextLink href="#terms">terms of use</TextLink>{' '}
            and to how we <TextLink href="#privacy">handle your data</TextLink>.
          </p>
        </SheetItem>
        <SheetItem caption="Over several lines, focus">
          <p>
            Read first{' '}
            <TextLink href="#cancel" data-pseudo="focus">
              what happens to your money when the other side cancels a day before the work begins
            </TextLink>{' '}
            and then pay.
          </p>
        </SheetItem>
      </SheetSection>
    </>
  ),
});
