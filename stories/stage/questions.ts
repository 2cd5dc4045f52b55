/** The browser's `confirm` dialogs on a stage: what was asked, and how it is answered. */
export interface Questions {
  /** All questions so far, in order. */
  readonly asked: readonly string[];
  /** The one on the screen; null for none. */
  shown(): string | null;
  /** The answer to all further questions. `leaveOpen` renders them, as a still of the browser's dialog. */
  answerWith(answer: boolean | 'leaveOpen'): void;
  /** What the environment calls. */
  confirm(message: string): boolean;
}

/**
 * Creates the questions of a stage. They are answered with yes until {@link Questions.answerWith}.
 *
 * @param onChange called when a question appears on the screen
 */
export function createQuestions(onChange: () => void): Questions {
  const asked: string[] = [];
  let answer: boolean | 'leaveOpen' = true;
  let shown: string | null = null;
  return {
    asked,
    shown: () => shown,
    answerWith(next) {
      answer = next;
    },
    confirm(message) {
      asked.push(message);
      if (answer !== 'leaveOpen') return answer;
      shown = message;
      onChange();
      // An open dialog blocks the app until it is answered.
      return false;
    },
  };
}
