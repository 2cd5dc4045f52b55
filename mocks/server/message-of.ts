/** What a thrown value says, for the user. */
export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);
