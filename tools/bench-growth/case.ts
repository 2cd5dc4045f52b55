/** Something with little or much data. */
export interface Subject {
  /** What an action costs it, or its memory, in any unit. */
  cost(what: string): Promise<number>;
  close(): Promise<void>;
}

/** A row of the table: what is opened with little and with much data, and what is measured of both. */
export interface Case {
  readonly title: string;
  /** What is measured, and how many times as much it may be with much data. */
  readonly limits: Readonly<Record<string, number>>;
  open(isMany: boolean): Promise<Subject>;
}
