export const taskEditDraft = (taskId: number): string => `task:${taskId}:edit`;
