import { describe, expect, it } from 'vitest';
import type { Flow } from '#stories/flows/flow.ts';
import { tourIds, tours } from '#stories/flows/tours.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('/stories/flows/*-flows.ts', {
  eager: true,
});

it('has a tour of every flow', () => {
  const written = Object.values(modules)
    .flatMap((exported) => Object.values(exported))
    .filter((value) => typeof value === 'object' && value !== null && 'steps' in value);
  expect(written.length).toBeGreaterThan(5);
  expect(new Set(Object.values<Flow>(tours))).toEqual(new Set(written));
});

describe.each(tourIds)('%s', (id) => {
  it('has a caption for each step: one sentence of at most 90 characters', () => {
    const captions = tours[id].steps.map(({ caption }) => caption);
    expect(captions.filter((caption) => !/^[A-Z].{8,88}\.$/.test(caption))).toEqual([]);
  });
});
