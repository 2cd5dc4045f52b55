import { describe, expect, it } from 'vitest';
import { openScenario } from '../scenarios/scenario.ts';
import { scenarios } from '../scenarios/registry.ts';
import { rowChanges, seedRows } from '../seeds/relative-rows.ts';
import { createSteppedClock, STORY_NOW } from '../clock/stepped-clock.ts';
import { browse, recordedServer } from '../testing/recorded-session.ts';
import { brokenRules } from '../db/world-rules.ts';
import { recordScenario } from './record-scenario.ts';
import { replay } from './replay.ts';
import { blankScenario } from './print-scenario.ts';

describe.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
  '%s',
  (_, scenario) => {
    it('becomes a scenario again that gives the same answers', async () => {
      const server = recordedServer(scenario);
      await browse(server);
      const recorded = await recordScenario({ exchanges: server.exchanges, page: scenario.at });
      expect(brokenRules(recorded.world, recorded.breaks)).toEqual([]);
      expect(recorded.as).toBe(scenario.as);

      // The rows as a printed scenario seeds them.
      const { world } = openScenario(blankScenario, createSteppedClock());
      const rows = recorded.world.snapshot();
      seedRows(rowChanges(world.snapshot(), rows, STORY_NOW))(world);
      // A call that never ends would hold up the others.
      const ended = recorded.exchanges.filter(({ status }) => status);
      const again = await replay(ended, world, recorded.as, recorded.faults);
      expect(again.faults).toEqual([]);
      expect(again.explained).toBe(ended.length);
    });
  },
);
