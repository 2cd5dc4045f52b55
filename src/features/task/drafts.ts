/** The name of the draft of an edited task. It ends with the task. */
export const taskEditDraft = (taskId: number): string => `task:${taskId}:edit`;
