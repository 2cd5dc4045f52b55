import { BadgeCheck, MessageSquareWarning, RefreshCw, Sparkle } from 'lucide-react';
import { formatDay } from '#src/domain/dates.ts';
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx';
import {
  lastOf,
  SIGN_OFF_LABELS,
  type DecisionsByStory,
  type SignOff,
} from '../../states/decisions.ts';
import { pictureOwner, type StoryFacts } from '../../states/story-facts.ts';
import { storySignOff } from './sign-offs.ts';

const MARKS: Readonly<Record<SignOff, { tone: BadgeTone; Icon: typeof BadgeCheck }>> = {
  requested: { tone: 'danger', Icon: MessageSquareWarning },
  changed: { tone: 'warning', Icon: RefreshCw },
  new: { tone: 'neutral', Icon: Sparkle },
  approved: { tone: 'success', Icon: BadgeCheck },
};

/** Where the pictures of a story stand, and who decided last. */
export function StorySignOff({
  story,
  decisions,
}: {
  story: StoryFacts;
  decisions: DecisionsByStory;
}) {
  const current = storySignOff(story, decisions);
  if (!current) return <span className="text-ink-muted">No picture to approve</span>;
  const { tone, Icon } = MARKS[current];
  const last = lastOf(decisions.get(pictureOwner(story)));
  return (
    <>
      <Badge tone={tone} icon={<Icon aria-hidden strokeWidth={2} />}>
        {SIGN_OFF_LABELS[current]}
      </Badge>
      {last && (
        <span className="text-ink-muted">
          {last.by}, {formatDay(last.date)}
        </span>
      )}
    </>
  );
}
