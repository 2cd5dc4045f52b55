/** Maximum lengths of the task form's fields, and its allowed payment in dollars (product.md §9). */
export const TASK_LIMITS = {
  title: 255,
  description: 5_000,
  location: 255,
  payment: { min: 1, max: 99_999.99, step: 0.01 },
} as const;
