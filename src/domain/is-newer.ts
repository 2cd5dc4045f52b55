interface Updated {
  readonly updated_at: string;
}

/** Whether the first one was updated after the second one. Their times must come from the same server. */
export function isNewer(one: Updated, other: Updated): boolean {
  return Date.parse(one.updated_at) > Date.parse(other.updated_at);
}
