import { within } from 'storybook/test';
import type { commands } from 'vitest/browser';
import { showsFrame } from './frame-of-screens.ts';
import type { Subject } from './parameters.ts';
import type { ShownStory } from './test-run.ts';

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

type Area = Parameters<typeof commands.takePicture>[0]['area'];

/**
 * What of the page a picture shows. A component: what it renders. A screen: its content without the
 * navigation and the footer, which have stories of their own, or the part that the story names as its
 * `subject`. A dialog: the dialog, since what it covers has its own stories too. Where a menu, a notice
 * or the like is open, all that the viewport shows.
 *
 * @throws Error when the subject is missing or hidden
 */
export function pictureArea(story: ShownStory): Area {
  const target = showsFrame(story.parameters) ? undefined : targetOf(story);
  const bottom = Math.min(window.innerHeight, document.documentElement.scrollHeight);
  const viewport = { left: 0, top: 0, right: window.innerWidth, bottom };
  const box = target ? visibleBox(target) : viewport;
  const left = Math.max(0, Math.floor(box.left));
  const top = Math.max(0, Math.floor(box.top));
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return {
    x: frame.left + left,
    y: frame.top + top,
    width: Math.max(1, Math.min(window.innerWidth, Math.ceil(box.right)) - left),
    height: Math.max(1, Math.min(window.innerHeight, Math.ceil(box.bottom)) - top),
  };
}

/** The box of an element, without what its scroll containers cut off. */
function visibleBox(element: Element): Box {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (parent === document.body) break;
    if (getComputedStyle(parent).overflow === 'visible') continue;
    const outer = parent.getBoundingClientRect();
    left = Math.max(left, outer.left);
    top = Math.max(top, outer.top);
    right = Math.min(right, outer.right);
    bottom = Math.min(bottom, outer.bottom);
  }
  return { left, top, right, bottom };
}

/** The one element that is the subject of a picture; undefined when it is the whole viewport. */
function targetOf({ id, canvas, parameters }: ShownStory): Element | undefined {
  // The browser's own dialog stays where it is in the document.
  const modal = canvas.querySelector('dialog:modal');
  if (modal) return modal;
  const body = canvas.ownerDocument.body;
  if ([...body.querySelectorAll('[data-notice-region]')].some(shows)) return undefined;
  const overlays = [...body.children].filter((child) => child !== canvas && shows(child));
  const [overlay, ...others] = overlays;
  if (overlay) {
    const dialog = overlay.matches(DIALOG) ? overlay : overlay.querySelector(DIALOG);
    return dialog !== null && others.length === 0 ? dialog : undefined;
  }
  if (parameters['scenario'] === undefined) return canvas;
  const main = canvas.querySelector('main');
  if (!main || !isAlone(main, canvas)) return undefined;
  const subject = parameters['subject'] as Subject | undefined;
  if (subject === undefined || subject === null) return main;
  const part = partOf(main, subject);
  if (!part || !hasBox(part)) {
    throw new Error(
      `${id} does not show ${JSON.stringify(subject)}, which its parameters name as its subject.`,
    );
  }
  return part;
}

function partOf(main: HTMLElement, subject: string | { readonly region: string }): Element | null {
  if (typeof subject === 'string') return main.querySelector(subject);
  const region = within(main).queryByRole('region', { name: subject.region });
  return region?.closest('[data-card]') ?? region;
}

const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** Whether nothing is shown around an element but the navigation and the footer. */
function isAlone(main: Element, canvas: Element): boolean {
  for (let element = main; element !== canvas;) {
    const parent = element.parentElement;
    if (!parent) return false;
    const siblings = [...parent.children].filter((child) => child !== element);
    if (siblings.some((child) => !child.matches('header, footer') && shows(child))) return false;
    element = parent;
  }
  return true;
}

/** Whether an element has text that can be seen: the backdrop of a dialog has none. */
function shows(element: Element): boolean {
  if (!(element instanceof HTMLElement) || element.innerText.trim() === '') return false;
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  return [element, ...element.querySelectorAll('*')].some(hasBox);
}

function hasBox(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}
