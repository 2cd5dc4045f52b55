import type { GlobalTypes } from 'storybook/internal/csf';
import { people, type Viewer } from '#mocks/scenarios/accounts.ts';
import { asTheStorySays, switchChoices, type LatencySwitch } from '#stories/stage/switches.ts';

const latencyWords: Record<LatencySwitch, string> = {
  none: 'No latency',
  quick: 'Answers after 300 ms',
  slow: 'Answers after 3 s',
  never: 'Never answers',
};

/** `longName` as a reader says it, with the person's first name. */
function viewerWords(viewer: Viewer): string {
  const words = viewer.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `As ${people[viewer].first_name}, ${words}`;
}

/**
 * The switches above a story. A theme only changes its looks; viewer and latency open its scenario
 * anew, as somebody else would find it or on another network.
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
    description: 'Who looks at the scenario',
    toolbar: {
      title: 'Viewer',
      icon: 'user',
      items: switchChoices.viewer.map((value) => {
        if (value === 'story') return { value, title: 'Viewer as the story says' };
        if (value === 'nobody') return { value, title: 'Signed out' };
        return { value, title: viewerWords(value) };
      }),
      dynamicTitle: true,
    },
  },
  latency: {
    description: 'How long every answer takes',
    toolbar: {
      title: 'Latency',
      icon: 'timer',
      items: switchChoices.latency.map((value) => ({ value, title: latencyWords[value] })),
      dynamicTitle: true,
    },
  },
};

export const initialGlobals = { theme: 'light', ...asTheStorySays };
