import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { postedTasksCopy } from './copy.ts';

const copy = postedTasksCopy.empty;

export function NoPostedTasks({ onPost }: { onPost: () => void }) {
  return (
    <EmptyState
      picture={<Scene name="shelf" />}
      title={copy.title}
      headingLevel={3}
      action={
        <Button variant="secondary" onClick={onPost}>
          {copy.post}
        </Button>
      }
    >
      {copy.text}
    </EmptyState>
  );
}
