import { ExternalLink } from 'lucide-react';
import { Button } from '#src/ui/Button.tsx';
import { Dialog, DialogContent } from '#src/ui/Dialog.tsx';
import type { StoryFacts } from '../../states/story-facts.ts';
import { frameAddress, storyAddress } from './story-index.ts';

/**
 * A dialog with a live story.
 *
 * @param props.story the dialog is closed when undefined
 */
export function LiveStory({
  story,
  onClose,
}: {
  story: StoryFacts | undefined;
  onClose: () => void;
}) {
  return (
    <Dialog open={story !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {story && (
        <DialogContent
          title={story.name}
          description={story.title}
          className="sm:max-w-page!"
          footer={
            <Button asChild variant="secondary">
              <a href={storyAddress(story.id)} target="_top">
                <ExternalLink aria-hidden strokeWidth={1.75} />
                Open in Storybook
              </a>
            </Button>
          }
        >
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Storybook's own page: it needs its service worker */}
          <iframe
            title={`${story.title}: ${story.name}`}
            src={frameAddress(story.id)}
            className="h-[62dvh] w-full rounded-control border border-line bg-surface"
          />
        </DialogContent>
      )}
    </Dialog>
  );
}
