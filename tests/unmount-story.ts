import preview from '../.storybook/preview.tsx';

const empty = preview.meta({ title: 'Tests/Empty', component: () => null }).story();

/**
 * Unmounts the story that a test ran last, which Storybook does only when the next one runs. Test files
 * share one page, so call it after the last test of a file that runs stories.
 */
export async function unmountStory(): Promise<void> {
  await empty.run();
}
