import type { Ref } from 'react';
import { LoadMore } from '#src/ui/LoadMore.tsx';
import { LoadRegion } from '#src/ui/LoadRegion.tsx';
import { postedTasksCopy as copy, postedTasksCopy } from './copy.ts';
import type { PostedTaskActions } from './PostedTaskCard.tsx';
import { PostedTaskList, PostedTaskListSkeleton, SampleTasks } from './PostedTaskList.tsx';
import type { usePostedTasks } from './use-posted-tasks.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Scene } from '#src/ui/Scene.tsx';

/** Two samples take the place of tasks that can't be fetched (product.md §2). */
export function PostedTasks({
  posted,
  actions,
  headingRef,
  onPost,
}: {
  posted: ReturnType<typeof usePostedTasks>;
  actions: PostedTaskActions;
  headingRef: Ref<HTMLHeadingElement>;
  onPost: () => void;
}) {
  const { tasks, total, state, load, rest } = posted;
  const hasSamples = state === 'error';
  const isEmpty = tasks?.length === 0;
  return (
    <div className="flex flex-col gap-4">
      <h2 ref={headingRef} tabIndex={-1} className="text-xl focus-visible:outline-none">
        {copy.title}
      </h2>
      <LoadRegion
        {...load}
        label={copy.title}
        state={isEmpty ? 'empty' : hasSamples ? 'ready' : state}
        isSlow={load.isSlow && tasks === undefined}
        error={tasks === undefined || rest === 'end' ? load.error?.message : undefined}
        errorTitle={copy.failedTitle}
        isInline
        skeleton={<PostedTaskListSkeleton />}
        empty={<NoPostedTasks onPost={onPost} />}
      >
        {hasSamples && <SampleTasks />}
        {tasks && (
          <>
            <PostedTaskList tasks={tasks} actions={actions} />
            {(rest !== 'end' || posted.hasAddedRest) && (
              <LoadMore
                more={rest}
                isMoreSlow={load.isSlow}
                moreError={load.error?.message}
                added={posted.hasAddedRest ? tasks.length : 0}
                onLoadMore={posted.showAll}
                copy={{ ...copy.all, load: copy.all.show(total ?? 0) }}
              />
            )}
          </>
        )}
      </LoadRegion>
    </div>
  );
}

const emptyCopy = postedTasksCopy.empty;

function NoPostedTasks({ onPost }: { onPost: () => void }) {
  return (
    <EmptyState
      picture={<Scene name="shelf" />}
      title={emptyCopy.title}
      headingLevel={3}
      action={
        <Button variant="secondary" onClick={onPost}>
          {emptyCopy.post}
        </Button>
      }
    >
      {emptyCopy.text}
    </EmptyState>
  );
}
