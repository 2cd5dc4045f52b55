import type { TableName } from '#mocks/db/tables.ts';
import type { BoundedText } from './bounded-json.ts';

/** The events between the panel World and the story in view. Their data is plain and bounded. */
export const WORLD_EVENTS = {
  /** From the story, when it has a new world, without data. An open panel answers with `watch`. */
  opened: 'nearhand/world/opened',
  /** From the panel: a {@link WorldWatch}, or null when it is hidden. */
  watch: 'nearhand/world/watch',
  /** From the story: a {@link WorldReport} for the last `watch`, after each change. */
  report: 'nearhand/world/report',
  /** From the panel: a {@link WorldAction}. */
  act: 'nearhand/world/act',
  /** From the story: a {@link FaultAnswer}. */
  faultAnswer: 'nearhand/world/fault-answer',
} as const;

/** How many requests a report has, the newest ones. */
export const MAX_REQUESTS = 100;
/** How many rows a report has. */
export const ROWS_PER_PAGE = 20;

/** The details that the panel wants beside the lists. */
export interface WorldWatch {
  /** The id of the request that is open. */
  readonly request: number | null;
  readonly rows: RowRange | null;
}

/** Rows of one table, beginning with a position. */
export interface RowRange {
  readonly table: TableName;
  readonly from: number;
}

/** The rows that are shown before a table is chosen. */
export const FIRST_ROWS: RowRange = { table: 'users', from: 0 };

/** What the story in view runs on. */
export interface WorldReport {
  /** The id of the story. */
  readonly story: string;
  /** Null when the story has no scenario. */
  readonly world: StagedWorld | null;
}

/** The world of a story as the panel shows it. */
export interface StagedWorld {
  readonly scenario: { readonly id: string; readonly title: string };
  /** The time on the stage's clock, in milliseconds since the epoch. */
  readonly now: number;
  /** The newest first. */
  readonly requests: readonly RequestSummary[];
  /** Undefined while no request is open. */
  readonly request?: RequestDetails | undefined;
  readonly tables: readonly { readonly name: TableName; readonly count: number }[];
  /** Undefined while no table is asked for. */
  readonly rows?: RowPage | undefined;
  /** The faults that still apply, in their text form. */
  readonly faults: readonly string[];
  readonly link: StateLink;
}

/** A request in the list. */
export interface RequestSummary {
  readonly id: number;
  readonly method: string;
  readonly path: string;
  /** Null when the contract has no such call. */
  readonly call: string | null;
  /** 0 after a network error; null while pending or after an abort. */
  readonly status: number | null;
  /** In milliseconds; null while pending. */
  readonly duration: number | null;
  /** The faults that applied to it. */
  readonly faults: readonly string[];
}

/** What a request sent and got, as JSON. Undefined where there is nothing. */
export interface RequestDetails {
  readonly id: number;
  readonly query?: BoundedText | undefined;
  readonly body?: BoundedText | undefined;
  readonly answer?: BoundedText | undefined;
}

/** A page of a table. */
export interface RowPage extends RowRange {
  readonly rows: readonly { readonly id: number; readonly json: BoundedText }[];
}

/** The link that opens the state in the app, or why there is none. */
export type StateLink =
  | { readonly href: string }
  /** `address`: the story renders a component. `app`: no mocked app is beside this Storybook. */
  | { readonly missing: 'address' | 'app' };

/** What the panel does to the story in view. */
export type WorldAction =
  | { readonly kind: 'advance'; readonly milliseconds: number }
  /** In the short form or as JSON. A {@link FaultAnswer} follows. */
  | { readonly kind: 'add-fault'; readonly fault: string }
  | { readonly kind: 'remove-fault'; readonly fault: string };

/** Whether a fault was added. */
export interface FaultAnswer {
  /** As it was sent. */
  readonly fault: string;
  /** Why it was refused; null when it is on. */
  readonly problem: string | null;
}
