import { BadgeCheck, RefreshCw, Sparkle } from 'lucide-react';
import { useState } from 'react';
import { formatDay } from '#src/domain/dates.ts';
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { lastOf, type ApprovalsByStory, type SignOff } from '../../states/approvals.ts';
import { pictureOwner, type StoryFacts } from '../../states/story-facts.ts';
import { SIGN_OFFS, storySignOff } from './sign-offs.ts';

const MARKS: Readonly<Record<SignOff, { tone: BadgeTone; Icon: typeof BadgeCheck }>> = {
  approved: { tone: 'success', Icon: BadgeCheck },
  changed: { tone: 'warning', Icon: RefreshCw },
  new: { tone: 'neutral', Icon: Sparkle },
};

/** What the page knows about approvals, and how it adds one. */
export interface SignOffActions {
  readonly approvals: ApprovalsByStory;
  /** Approves the pictures of a story by its id; undefined where nothing can be approved. */
  readonly approve: ((id: string) => Promise<void>) | undefined;
}

/** Whether the pictures of a story are approved, by whom, and in a local Storybook a button to approve them. */
export function StorySignOff({ story, signOff }: { story: StoryFacts; signOff: SignOffActions }) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { approvals, approve } = signOff;
  const current = storySignOff(story, approvals);
  if (!current) return <span className="text-ink-muted">No picture to approve</span>;
  const { tone, Icon } = MARKS[current];
  const last = lastOf(approvals.get(pictureOwner(story)));

  async function approveThis(send: NonNullable<SignOffActions['approve']>): Promise<void> {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await send(pictureOwner(story));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <>
      <Badge tone={tone} icon={<Icon aria-hidden strokeWidth={2} />}>
        {SIGN_OFFS[current]}
      </Badge>
      {last && (
        <span className="text-ink-muted">
          {current === 'changed' && 'Approved before by '}
          {last.by}, {formatDay(last.date)}
        </span>
      )}
      {approve && current !== 'approved' && (
        <Button
          variant="secondary"
          size="sm"
          isBusy={isBusy}
          busyLabel="Approving"
          aria-label={`Approve ${story.title}: ${story.name}`}
          onClick={() => void approveThis(approve)}
        >
          Approve
        </Button>
      )}
      {failure !== undefined && (
        <p role="alert" className="basis-full text-danger-ink">
          We couldn't approve it. {failure}
        </p>
      )}
    </>
  );
}
