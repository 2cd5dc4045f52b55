import { configure } from 'storybook/test';
import { systemClock } from '#src/lib/time/clock.ts';
import { placeholderIn } from './Elsewhere.tsx';

/** How often the page is looked at, in milliseconds: several times as long as a wait takes to look again. */
const LOOK_MS = 250;

let isSet = false;

/**
 * Lets waits (`findBy…`, `waitFor`) fail at once, with its words, on a page that shows nothing but the placeholder of a
 * stage: what they wait for can't appear there.
 */
export function endWaitsElsewhere(): void {
  if (isSet) return;
  isSet = true;
  configure(({ asyncWrapper }) => ({
    asyncWrapper: (wait) => asyncWrapper(() => unlessElsewhere(wait)),
  }));
}

async function unlessElsewhere<Result>(wait: () => Promise<Result>): Promise<Result> {
  let stop = () => {};
  let before: string | undefined;
  const isElsewhere = new Promise<never>((_, reject) => {
    stop = systemClock.every(LOOK_MS, () => {
      const now = placeholderIn(document);
      if (now !== undefined && now === before) reject(new Error(now));
      before = now;
    });
  });
  try {
    return await Promise.race([wait(), isElsewhere]);
  } finally {
    stop();
  }
}
