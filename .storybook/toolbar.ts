import type { GlobalTypes } from 'storybook/internal/csf';
import { people, type Viewer } from '#mocks/fixtures/accounts.ts';
import { asTheStorySays, switchChoices, type LatencySwitch } from '#stories/stage/switches.ts';

const latencyTitles: Record<LatencySwitch, string> = {
  none: 'No latency',
  quick: 'Answers after 300 ms',
  slow: 'Answers after 3 s',
  never: 'Never answers',
};

/** The title of a viewer: the first name, and the key in words, such as `long name`. */
function viewerTitle(viewer: Viewer): string {
  const key = viewer.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `As ${people[viewer].first_name}, ${key}`;
}

/**
 * The toolbar above a story. The theme only changes the appearance; viewer and latency reopen the
 * scenario, as another user or on another network.
 */
export const globalTypes: GlobalTypes = {
  theme: {
    description: 'Color theme',
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
      dynamicTitle: true,
    },
  },
  viewer: {
    description: 'Viewer of the scenario',
    toolbar: {
      title: 'Viewer',
      icon: 'user',
      items: switchChoices.viewer.map((value) => {
        if (value === 'story') return { value, title: 'Viewer as the story says' };
        if (value === 'nobody') return { value, title: 'Signed out' };
        return { value, title: viewerTitle(value) };
      }),
      dynamicTitle: true,
    },
  },
  latency: {
    description: 'Latency of every response',
    toolbar: {
      title: 'Latency',
      icon: 'timer',
      items: switchChoices.latency.map((value) => ({ value, title: latencyTitles[value] })),
      dynamicTitle: true,
    },
  },
  // Its button is in `world-button.tsx`.
  worldPanel: { description: 'The World panel: closed or open' },
};

export const initialGlobals = { theme: 'light', worldPanel: 'closed', ...asTheStorySays };
