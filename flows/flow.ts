import type { ScenarioId } from '#mocks/scenarios/registry.ts';
import type { Scenario } from '#mocks/scenarios/scenario.ts';

/** Drives the app through a flow: on a stage in a story or a test, in a browser, or as a tour. */
export interface Actor {
  /**
   * Clicks a button, link, tab, radio button or menu item by role and name.
   *
   * @param card the name of the article that contains it, when several articles have a match
   */
  press(role: PressableRole, name: string | RegExp, card?: string): Promise<void>;
  /** Types into a field by its label, after what is in it. */
  type(label: string | RegExp, text: string): Promise<void>;
  /** Replaces what is in a field. A date is given as `YYYY-MM-DD`. */
  fills(label: string | RegExp, text: string): Promise<void>;
  /** Chooses an option of a select by its label. */
  chooses(label: string | RegExp, option: string): Promise<void>;
  /**
   * Clicks a button that opens a browser confirmation, and accepts it.
   *
   * @throws AssertionError when the browser asks another question
   */
  pressAndConfirm(name: string, question: string, card?: string): Promise<void>;
  /** Waits until a field has a value. */
  seesTyped(label: string | RegExp, text: string): Promise<void>;
  /** Waits for a heading. */
  seesHeading(name: string | RegExp): Promise<void>;
  /** Waits for a text anywhere on the page. */
  sees(text: string | RegExp): Promise<void>;
  /** Waits until a card is on the page, or gone from it. */
  seesCard(title: string, isThere: boolean): Promise<void>;
  /** Loads a page with a token that the server no longer knows. */
  returnsWithExpiredSession(path: string): Promise<void>;
  /** Makes the server forget the session, without a word to the app. */
  losesSession(): Promise<void>;
  /** Advances a clock that stands still, as on a stage; does nothing where time runs by itself. */
  waits(milliseconds: number): Promise<void>;
}

/** Roles that can be clicked. */
export type PressableRole = 'button' | 'link' | 'tab' | 'radio' | 'menuitem';

/** An action of an actor as data: `['press', 'button', '^Write Review']`. Names and labels are patterns. */
export type Action =
  | readonly ['press', role: PressableRole, name: string]
  | readonly ['fills', label: string, text: string]
  /** Sets a field at once and without the focus, as a browser fills in what it has saved. */
  | readonly ['sets', label: string, text: string]
  | readonly ['chooses', label: string, option: string]
  /** Scrolls to the end until a text is on the page, which may load more of it. */
  | readonly ['scrollsTo', text: string];

/** One step of a flow, named as in a guide. */
export interface FlowStep {
  readonly name: string;
  /** What a tour tells its audience about the step: a full sentence. */
  readonly caption: string;
  run(actor: Actor): Promise<void>;
}

/**
 * A user journey: one script, the export `flow` of a file `flows/NAME.flow.ts`. A story plays it on a stage,
 * `e2e/flows.spec.ts` in a browser, and the app as a tour with the file's name in its link.
 */
export interface Flow {
  /** The id in the list of states. */
  readonly id: string;
  readonly title: string;
  /** The world that it starts in. */
  readonly scenario: Scenario<ScenarioId>;
  /** The address that it ends at. */
  readonly endsAt: RegExp;
  readonly steps: readonly FlowStep[];
}
