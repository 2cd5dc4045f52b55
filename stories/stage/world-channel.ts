import type { Channel } from 'storybook/internal/channels';
import type { Clock } from '#src/domain/clock.ts';
import { systemClock } from '#src/lib/time/clock.ts';
import { parseFault, printFault } from '#mocks/faults/fault-text.ts';
import {
  WORLD_EVENTS,
  type FaultAnswer,
  type WorldAction,
  type WorldWatch,
} from '#workbench/world-panel/world-messages.ts';
import type { Stage } from './stage.ts';
import { worldReport, type StoryInView } from './world-report.ts';

/** A request changes the log several times: changes are collected for this long, in milliseconds. */
const REPORT_DELAY = 100;
/** How often the panel looks whether the clock has moved by itself, in milliseconds. */
const CLOCK_INTERVAL = 500;
/** The longest time that timers run through, in milliseconds: the polls of a day would block the page. */
const MAX_STEPPED = 3_600_000;

/** What the panel World asks about. */
export interface WorldReporter {
  /** Reports on another story from now on, or on another mount of the same one. */
  show(story: StoryInView): void;
}

/**
 * Answers the panel World about the story in view, and does what it asks for. While the panel is hidden,
 * nothing is reported.
 *
 * @param options.app the URL of the mocked app; undefined when there is none beside this Storybook
 * @param options.clock paces the reports
 */
export function createWorldReporter({
  channel,
  app,
  clock = systemClock,
}: {
  readonly channel: Pick<Channel, 'on' | 'emit'>;
  readonly app: string | undefined;
  readonly clock?: Clock;
}): WorldReporter {
  let story: StoryInView | undefined;
  let watch: WorldWatch | null = null;
  let reportedNow: number | undefined;
  let isScheduled = false;
  let unsubscribe = () => {};
  let stopClock = () => {};

  function report(): void {
    if (!story || !watch) return;
    reportedNow = story.stage?.clock.now();
    channel.emit(WORLD_EVENTS.report, worldReport(story, watch, app));
  }

  function reportSoon(): void {
    if (!watch || isScheduled) return;
    isScheduled = true;
    clock.after(REPORT_DELAY, () => {
      isScheduled = false;
      report();
    });
  }

  function reportTime(): void {
    if (story?.stage && story.stage.clock.now() !== reportedNow) report();
  }

  channel.on(WORLD_EVENTS.watch, (next: WorldWatch | null) => {
    if (watch === null && next !== null) stopClock = clock.every(CLOCK_INTERVAL, reportTime);
    if (next === null) stopClock();
    watch = next;
    report();
  });
  channel.on(WORLD_EVENTS.act, (action: WorldAction) => {
    if (!story?.stage) return;
    const answer = act(story.stage, action);
    if (answer) channel.emit(WORLD_EVENTS.faultAnswer, answer);
    report();
  });

  return {
    show(next) {
      unsubscribe();
      story = next;
      unsubscribe = next.stage?.server.subscribe(reportSoon) ?? (() => {});
      channel.emit(WORLD_EVENTS.opened);
    },
  };
}

/** Does what the panel asks for. Returns an answer to a fault that was to be added. */
function act({ clock, server }: Stage, action: WorldAction): FaultAnswer | undefined {
  switch (action.kind) {
    case 'advance':
      if (action.milliseconds > MAX_STEPPED) clock.jump(action.milliseconds);
      else clock.advance(action.milliseconds);
      return undefined;
    case 'add-fault':
      return addFault(server, action.fault);
    case 'remove-fault': {
      const found = server.activeFaults.find((fault) => printFault(fault) === action.fault);
      if (found) server.setFaults(server.faults.filter((fault) => fault !== found));
      return undefined;
    }
    default:
      return action satisfies never;
  }
}

function addFault(server: Stage['server'], fault: string): FaultAnswer {
  try {
    server.addFault(parseFault(fault));
    return { fault, problem: null };
  } catch (error) {
    return { fault, problem: error instanceof Error ? error.message : String(error) };
  }
}
