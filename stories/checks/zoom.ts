/** The share of a zoomed page that sticky and fixed bars may cover. */
const MOST_COVERED = 1 / 3;

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex="0"]';

/**
 * Checks a page at 200 %, which is half as wide and half as tall: nothing overflows sideways, bars
 * leave room to read, and every control can be scrolled into view.
 *
 * @returns a line for each fault
 */
export function zoomViolations(body: HTMLElement): string[] {
  const faults: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > window.innerWidth + 1)
    faults.push(`zoomed, the page is ${scrollWidth} px wide`);
  for (const bar of body.querySelectorAll('header, footer, nav')) {
    const { position } = getComputedStyle(bar);
    const { height } = bar.getBoundingClientRect();
    const covers = height / window.innerHeight;
    if (['sticky', 'fixed'].includes(position) && covers > MOST_COVERED) {
      faults.push(
        `covers ${Math.round(covers * 100)} % of a zoomed page: ${bar.outerHTML.slice(0, 120)}`,
      );
    }
  }
  const over = overThePage(body);
  for (const control of (over ?? body).querySelectorAll(CONTROLS)) {
    if (!isReachable(control)) {
      faults.push(`cannot be brought into sight at 200 %: ${control.outerHTML.slice(0, 200)}`);
    }
  }
  window.scrollTo(0, 0);
  over?.scrollTo(0, 0);
  return faults;
}

/** An open dialog or menu: what it covers cannot be reached until it closes. */
function overThePage(body: HTMLElement): Element | null {
  const button = body.querySelector('[aria-expanded="true"][aria-controls]');
  const menu = document.getElementById(button?.getAttribute('aria-controls') ?? '');
  return menu ?? body.querySelector('[role="dialog"], [role="alertdialog"]');
}

function isReachable(control: Element): boolean {
  control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { left, top, width, height } = control.getBoundingClientRect();
  // Visually hidden, or hidden from everyone.
  if (width <= 1 || height <= 1 || !control.checkVisibility({ visibilityProperty: true }))
    return true;
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (hit === null) return false;
  // A label on top of its control, or a part of the control, counts as the control.
  return control.contains(hit) || hit.contains(control) || hit.closest('label') !== null;
}
