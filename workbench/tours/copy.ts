/** The copy of the tours: their list, and the bar of the one that is open. */
export const tourCopy = {
  intro: 'Each tour plays a user journey in the app, in its own world.',
  steps: (count: number) => (count === 1 ? '1 step' : `${count} steps`),
  start: 'Start',
  startLabel: (title: string) => `Start the tour "${title}"`,
  copyLink: 'Copy link',
  copyLinkLabel: (title: string) => `Copy link of the tour "${title}"`,
  sideBySide: {
    before: 'To drive a demo yourself, open the',
    link: 'client and the worker side by side',
  },
  open: 'Open',
  tooNarrow: {
    title: 'Tours need a wider window',
    text: (width: number) =>
      `They use the navigation bar of windows that are at least ${width} px wide.`,
  },
  bar: {
    label: (title: string) => `Guided tour: ${title}`,
    step: (step: number, steps: number) => `Step ${step} of ${steps}`,
    back: 'Back',
    next: 'Next step',
    playing: 'Playing the step',
    again: 'Again',
    skip: 'Skip the step',
    end: 'End the tour',
    finished: "That's the end of the tour. The app is yours to explore.",
    stuck: 'The tour is stuck at this step',
    byHand: 'Do it yourself and skip the step, or try again.',
  },
} as const;
