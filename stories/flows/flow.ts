/** What somebody does in a flow, in whatever drives the app: a story, a test, a browser. */
export interface Actor {
  /**
   * Presses a button, a link, a tab, a radio button or an item of a menu, by its role and name.
   *
   * @param card the name of the article that it stands in, where several have such a button
   */
  press(role: PressableRole, name: string | RegExp, card?: string): Promise<void>;
  /** Types into a field, by its label. */
  type(label: string | RegExp, text: string): Promise<void>;
  /** Presses a button that has the browser ask, and answers with yes. @throws on another question */
  pressAndAgree(name: string, question: string, card?: string): Promise<void>;
  /** Waits for a heading. */
  seesHeading(name: string | RegExp): Promise<void>;
  /** Waits for a text anywhere on the page. */
  sees(text: string | RegExp): Promise<void>;
  /** Makes the server forget who is signed in, as after a long absence, and loads a page anew. */
  returnsWithDeadSession(path: string): Promise<void>;
  /** Lets time pass where it stands still; where it runs, does nothing. */
  waits(milliseconds: number): Promise<void>;
}

/** Roles of what can be pressed. */
export type PressableRole = 'button' | 'link' | 'tab' | 'radio' | 'menuitem';

/** One step of a flow, named as a guide would tell it. */
export interface FlowStep {
  readonly name: string;
  run(actor: Actor): Promise<void>;
}

/** A way through the product: one script that a story plays and an end-to-end test plays too. */
export interface Flow {
  /** The id in the list of states. */
  readonly id: string;
  readonly title: string;
  readonly steps: readonly FlowStep[];
}
