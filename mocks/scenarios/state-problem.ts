/** An allowed value to suggest. */
export interface Choice {
  readonly value: string;
  readonly title?: string;
}

/** An invalid parameter in an address or a request. */
export class StateProblem extends Error {
  override readonly name = 'StateProblem';
  readonly parameter: string;
  readonly value: string;
  /** The error or the allowed values. */
  readonly reason: string;
  /** The closest allowed values, if they can be listed. */
  readonly choices: readonly Choice[];

  constructor(parameter: string, value: string, reason: string, choices: readonly Choice[] = []) {
    super(`${parameter}=${value}: ${reason}`);
    this.parameter = parameter;
    this.value = value;
    this.reason = reason;
    this.choices = choices;
  }
}
