import { createRoot, type Root } from 'react-dom/client';
import { screen, waitFor } from 'storybook/test';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FormLayout } from '#src/ui/FormLayout.tsx';
import { nextFrame } from '#stories/checks/frames.ts';
import '#src/ui/styles/index.css';

let root: Root;
let element: HTMLElement;

beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'));
  root = createRoot(element);
});

afterEach(() => {
  root.unmount();
  element.remove();
  window.scrollTo(0, 0);
});

/** A form of several screens with an alert, if a title is given. */
function render(title?: string): void {
  root.render(
    <FormLayout
      aria-label="Sign up"
      alert={
        title !== undefined && (
          <Alert tone="danger" title={title}>
            Try again in a moment.
          </Alert>
        )
      }
      submit={<Button type="submit">Sign up</Button>}
    >
      <div style={{ height: 3_000 }} />
    </FormLayout>,
  );
}

async function scrollToButton(): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Sign up' });
  // The alert scrolls into view after the first paint.
  await nextFrame();
  await nextFrame();
  button.scrollIntoView({ block: 'end' });
  expect(window.scrollY).toBeGreaterThan(1_000);
}

async function expectInView(title: string): Promise<void> {
  const alert = await screen.findByText(title);
  await waitFor(() => {
    const { top, bottom } = alert.getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  });
}

it.each([undefined, 'Sign in to continue'])(
  'scrolls an alert into view when it appears after %s',
  async (before) => {
    render(before);
    await scrollToButton();
    render('Failed');
    await expectInView('Failed');
  },
);

it('leaves the page where it is while the alert stays the same', async () => {
  render('Failed');
  await scrollToButton();
  const { scrollY } = window;
  render('Failed');
  await scrollToButton();
  expect(window.scrollY).toBe(scrollY);
});
