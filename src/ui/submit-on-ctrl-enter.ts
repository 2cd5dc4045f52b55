import type { KeyboardEvent } from 'react';

/** Submits the form of a text area on Ctrl+Enter or Cmd+Enter, since Enter alone inserts a line break. */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
