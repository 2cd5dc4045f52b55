import { Avatar } from '#src/ui/Avatar.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { CardLink } from '#src/ui/Card.tsx';
import { actionRowClasses, actionRowLinkClasses, ItemCard } from '#src/ui/ItemCard.tsx';
import { Miniature } from '#src/ui/Miniature.tsx';
import preview from '../../.storybook/preview.tsx';
import { FoundationSection } from './FoundationSection.tsx';

const meta = preview.meta({ title: 'Foundations/Patterns' });

const PARTS = [
  ['Quiet line', 'What it is, a status or a category, and when it is from.'],
  ['Title and amount', 'On one baseline, beside the miniature of the category.'],
  ['People', 'Whom it is about, with their avatar.'],
  ['Body', 'What was said, cut as each list says.'],
  [
    'Actions',
    'One row: the link, which covers the card, then the buttons; the primary one is last.',
  ],
] as const;

/** What every card of a list is made of, in this order. */
export const CardAnatomy = meta.story({
  render: () => (
    <FoundationSection title="The anatomy of a card">
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <ItemCard
          titleId="anatomy"
          title="Mount two shelves"
          headingLevel={3}
          picture={<Miniature name="handyman" />}
          kind={<Badge tone="warning">Pending</Badge>}
          when="Mar 14, 2026"
          amount="$45"
          footer={
            <div className={actionRowClasses}>
              <CardLink href="#anatomy" className={actionRowLinkClasses}>
                View
              </CardLink>
              <Button variant="secondary">Decline</Button>
              <Button>Accept</Button>
            </div>
          }
        >
          <p className="flex items-center gap-2.5">
            <Avatar name="Clara Novak" personId={1} size="sm" /> Clara Novak
          </p>
          <p className="text-ink-muted">The wall is brick, and I have the brackets.</p>
        </ItemCard>
        <ol className="flex list-decimal flex-col gap-4 ps-6 marker:font-semibold marker:text-ink-muted">
          {PARTS.map(([name, text]) => (
            <li key={name} className="ps-2">
              <p className="font-semibold">{name}</p>
              <p className="text-ink-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </FoundationSection>
  ),
});
