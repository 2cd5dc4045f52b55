/** A __bill note__ of a user, about one of `tasks`. */
export const __BillNote__Row = z.object({ id: Id, user_id: Id, task_id: Id, created_at: Timestamp });
export type __BillNote__Row = z.infer<typeof __BillNote__Row>;

