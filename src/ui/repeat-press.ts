/**
 * Repeats a press that came before the code of its control. Tabs and menus of Radix react to the start of a
 * press, other controls to its click.
 */
export function repeatPress(control: HTMLElement): void {
  const press = { bubbles: true, cancelable: true, button: 0 };
  control.dispatchEvent(new PointerEvent('pointerdown', { ...press, pointerType: 'mouse' }));
  control.dispatchEvent(new MouseEvent('mousedown', press));
  control.click();
}
