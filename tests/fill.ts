import { fireEvent } from 'storybook/test';

/** Replaces what is in a field by a text, as a paste over everything does. */
export function fill(field: Element, text: string): void {
  (field as HTMLElement).focus();
  void fireEvent.change(field, { target: { value: text } });
}
