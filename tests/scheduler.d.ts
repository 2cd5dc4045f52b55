/** The part of React's own scheduler that the tests in Node use. */
declare module 'scheduler' {
  export const unstable_IdlePriority: number;
  export function unstable_scheduleCallback(priority: number, callback: () => void): void;
}
