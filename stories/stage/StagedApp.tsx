import { useSyncExternalStore } from 'react';
import { App } from '#src/app/App.tsx';
import { BrowserQuestion } from './BrowserQuestion.tsx';
import type { Stage } from './stage.ts';

/** The whole product on a stage; a full navigation of the app remounts it. */
export function StagedApp({ stage }: { stage: Stage }) {
  const { serial, core, router } = useSyncExternalStore(stage.subscribe, stage.visit);
  const question = useSyncExternalStore(stage.subscribe, stage.questions.shown);
  return (
    <>
      <App key={serial} core={core} router={router} />
      {question !== null && <BrowserQuestion message={question} />}
    </>
  );
}
