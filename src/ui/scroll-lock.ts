import { useEffect } from 'react';

// Takes the place of `react-remove-scroll-bar` (see `resolve.alias` in vite.config.ts), which Radix
// dialogs render. That package writes a style element, which a strict content security policy
// refuses; the page behind a dialog then scrolls by keyboard. The rules are in base.css instead.

/** On the body while the page is locked: the number of open dialogs. */
const LOCKS_ATTRIBUTE = 'data-scroll-locked';
/** On the body while the page is locked: the width of the scrollbar that the lock removes. */
const GAP_PROPERTY = '--removed-body-scroll-bar-size';

/** Locks the scrolling of the page while mounted, any number of times. */
export function RemoveScrollBar(): null {
  useEffect(lockPage, []);
  return null;
}

function lockPage(): () => void {
  const { body, documentElement } = document;
  if (locks() === 0) {
    const gap = window.innerWidth - documentElement.clientWidth;
    body.style.setProperty(GAP_PROPERTY, `${gap}px`);
  }
  body.setAttribute(LOCKS_ATTRIBUTE, String(locks() + 1));
  return () => {
    const left = locks() - 1;
    if (left > 0) {
      body.setAttribute(LOCKS_ATTRIBUTE, String(left));
      return;
    }
    body.removeAttribute(LOCKS_ATTRIBUTE);
    body.style.removeProperty(GAP_PROPERTY);
  };
}

function locks(): number {
  return Number(document.body.getAttribute(LOCKS_ATTRIBUTE));
}
