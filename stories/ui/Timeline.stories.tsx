import { expect, within } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { Timeline, TimelineStep } from '#src/ui/Timeline.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/Timeline',
  component: Timeline,
  subcomponents: { TimelineStep },
  tags: ['autodocs'],
  decorators: [framed],
  args: { 'aria-label': 'How it goes on' },
  render: (args) => (
    <Timeline {...args}>
      <Sent />
      <TimelineStep
        state="current"
        title="Under way"
        when={<time dateTime="2026-03-14">since Mar 14, 2026</time>}
      >
        Marco comes on Saturday at 10:00 and brings his own tools.
      </TimelineStep>
      <TimelineStep state="upcoming" title="Completed" />
      <TimelineStep state="upcoming" title="Paid" when="on the same day" />
    </Timeline>
  ),
});

function Sent() {
  return (
    <TimelineStep
      state="done"
      title="Sent"
      when={<time dateTime="2026-03-12T09:30:00Z">Mar 12, 2026</time>}
    />
  );
}

/** An ordered list; each step has its state as text, and the current step is marked. */
export const UnderWay = meta.story({
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'How it goes on' });
    const steps = within(list).getAllByRole('listitem');
    await expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Done: SentMar 12, 2026',
      'Current: Under waysince Mar 14, 2026Marco comes on Saturday at 10:00 and brings his own tools.',
      'Upcoming: Completed',
      'Upcoming: Paidon the same day',
    ]);
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
      null,
    ]);
  },
});

const later = <TimelineStep state="upcoming" title="Paid" />;

const samples = {
  'Under way, with times and words': (
    <>
      <Sent />
      <TimelineStep state="done" title="Accepted" when="Mar 13, 2026" />
      <TimelineStep state="current" title="Under way" when="since Mar 14, 2026">
        <p>Marco comes on Saturday at 10:00.</p>
        <Button size="sm" variant="secondary" className="mt-3">
          Write to Marco
        </Button>
      </TimelineStep>
      <TimelineStep state="upcoming" title="Completed" />
      <TimelineStep state="upcoming" title="Paid" when="on the same day" />
    </>
  ),
  'Long text': (
    <>
      <TimelineStep
        state="done"
        title="Sent with three pictures, a plan of the kitchen and the measures of all of the cupboards"
        when={<time dateTime="2026-03-12">Thursday, Mar 12, 2026, at 9:30 in the morning</time>}
      />
      <TimelineStep
        state="current"
        title="https://example.com/requests/Kleiderschrankaufbauanleitung"
      >
        The wardrobe is up and stands straight. What is left are the three doors, for which we need
        a second pair of hands and a ladder that is at least two metres high.
      </TimelineStep>
      {later}
    </>
  ),
  'All done': (
    <>
      <Sent />
      <TimelineStep state="done" title="Completed" when="Mar 14, 2026" />
      <TimelineStep state="done" title="Paid" when="Mar 14, 2026" />
    </>
  ),
  'Failed, and nothing after it': (
    <>
      <Sent />
      <TimelineStep state="failed" stateLabel="Not taken" title="Declined" when="Mar 13, 2026">
        “Somebody in the building helps us now. Thank you!”
      </TimelineStep>
    </>
  ),
  'Failed in between': (
    <>
      <Sent />
      <TimelineStep state="failed" title="Payment" when="Mar 13, 2026" />
      {later}
    </>
  ),
  'One step': <TimelineStep state="current" title="Sent" when="just now" />,
};

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <div className="grid max-w-4xl gap-x-12 gap-y-8 md:grid-cols-2">
      {Object.entries(samples).map(([title, steps]) => (
        <section key={title} className="flex flex-col gap-3">
          <h2 className="text-base">{title}</h2>
          <Timeline>{steps}</Timeline>
        </section>
      ))}
      <section className="flex flex-col gap-3">
        <h2 className="text-base">On a card, from right to left</h2>
        <div dir="rtl" className="rounded-card border border-line bg-surface-raised p-4">
          <Timeline>
            <Sent />
            <TimelineStep state="current" title="Under way" />
            {later}
          </Timeline>
        </div>
      </section>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Declined/)).toHaveTextContent('Not taken: Declined');
  },
});
