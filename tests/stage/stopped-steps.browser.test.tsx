import { createRoot } from 'react-dom/client';
import { PLAY_FUNCTION_THREW_EXCEPTION } from 'storybook/internal/core-events';
import { addons, mockChannel } from 'storybook/preview-api';
import { screen } from 'storybook/test';
import { expect, it } from 'vitest';
import { nextFrame } from '#stories/checks/frames.ts';
import { StoppedSteps } from '#stories/stage/StoppedSteps.tsx';

it('says in one line why the steps of a story have failed', async () => {
  addons.setChannel(mockChannel());
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<StoppedSteps viewport="phone" />);
  // React subscribes after it has painted.
  await nextFrame();
  await nextFrame();
  expect(screen.queryByText(/steps of this story/)).toBeNull();
  const error = { message: 'Unable to find a label\n\nHere are all of them: …' };
  addons.getChannel().emit(PLAY_FUNCTION_THREW_EXCEPTION, error);
  await expect(screen.findByText('The steps of this story stopped here')).resolves.toBeVisible();
  expect(screen.getByText(/expect the viewport “Phone, 375”/).textContent).toMatch(/find a label$/);
  root.unmount();
});
