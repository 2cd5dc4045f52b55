import { SimpleFaker } from '@faker-js/faker';
import { listConversations, listMessages, sendMessage } from '#src/contract/messages.ts';
import { unreadCount } from '#src/contract/unread.ts';
import {
  answersHtml,
  fails,
  losesAnswer,
  never,
  offline,
  once,
  slow,
} from '#mocks/faults/faults.ts';
import { matchCall } from '#mocks/server/match-call.ts';
import type { Stage } from '#stories/stage/stage.ts';

/** The calls of the messages screen. */
const CALLS = [unreadCount, listConversations, listMessages, sendMessage] as const;
type Call = (typeof CALLS)[number];

const FAULTS = [
  (call: Call) => fails(call, 500),
  (call: Call) => fails(call, 503),
  never,
  offline,
  losesAnswer,
  (call: Call) => answersHtml(call),
  (call: Call, dice: Dice) => slow(call, dice.int(200, 45_000)),
] as const;

/** The share of calls that go wrong. */
const FAULT_SHARE = 0.3;
const OUTAGE_SHARE = 0.004;

/** Random numbers that depend only on a seed and the order in which they are drawn. */
export function createDice(seed: number) {
  const { datatype, number, helpers } = new SimpleFaker({ seed });
  return {
    /** True with a probability. */
    isTrue: (share: number) => datatype.boolean(share),
    /** An integer from `min` to `max`, both inclusive. */
    int: (min: number, max: number) => number.int({ min, max }),
    /** An item of a list. */
    from: helpers.arrayElement,
  };
}

export type Dice = ReturnType<typeof createDice>;

/** What chaos does to a stage. */
export interface Chaos {
  /** Whether a call is on its way that no fault holds back. */
  isBusy(): boolean;
  /** Grows whenever a call starts or ends. */
  activity(): number;
  /** Lets all further calls succeed. Calls that never get an answer still don't. */
  stop(): void;
}

/**
 * Makes the viewer's calls on a stage fail at random: HTTP errors, no answer, a late or a lost one, a
 * gateway's page, no network, for one call or for some minutes. Calls go directly to the stage's
 * server, which is faster than the service worker.
 */
export function unleashChaos({ environment, server, clock }: Stage, dice: Dice): Chaos {
  let isStopped = false;
  let offlineUntil = 0;
  let inFlight = 0;
  let activity = 0;

  function addFault(request: Request): void {
    const name = matchCall(request.method, new URL(request.url).pathname)?.endpoint.name;
    const call = CALLS.find((each) => each.name === name);
    if (dice.isTrue(OUTAGE_SHARE)) offlineUntil = clock.now() + dice.int(20, 120) * 1_000;
    const isOffline = clock.now() < offlineUntil;
    if (!call || !(isOffline || dice.isTrue(FAULT_SHARE))) return;
    const fault = isOffline ? offline(call) : dice.from(FAULTS)(call, dice);
    server.addFault({ ...once(fault), viewer: 'client' });
  }

  environment.fetch = async (request) => {
    if (!isStopped) addFault(request);
    inFlight += 1;
    activity += 1;
    try {
      const response = await server.handle(request);
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    } finally {
      inFlight -= 1;
      activity += 1;
    }
  };
  return {
    isBusy: () => inFlight > server.held,
    activity: () => activity,
    stop() {
      isStopped = true;
    },
  };
}
