/** The browser's questions on a stage: what was asked, and how it is answered. */
export interface Questions {
  /** All that was asked, in order. */
  readonly asked: readonly string[];
  /** The one that stands on the screen, null for none. */
  shown(): string | null;
  /** Answers the next ones so; `leaveOpen` draws them, as a still of the browser's own dialog. */
  answerWith(answer: boolean | 'leaveOpen'): void;
  /** The port of the environment. */
  confirm(message: string): boolean;
}

/**
 * Makes the questions of a stage; they are answered with yes until told otherwise.
 *
 * @param onChange called when one comes onto the screen
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
      // Nothing happens while nobody has answered.
      return false;
    },
  };
}
