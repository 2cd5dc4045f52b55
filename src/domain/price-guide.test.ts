import { describe, expect, it } from 'vitest';
import { startingPriceFor } from './price-guide.ts';

const serviceOf = (title: string, description = '') =>
  startingPriceFor(title, description)?.service;

describe('the words of a task', () => {
  it.each([
    ['Assemble a bunk bed', 'Furniture assembly'],
    ['IKEA wardrobe', 'Furniture assembly'],
    ['Put together two chairs', 'Furniture assembly'],
    ['Build a loft bed with a desk below', 'Furniture assembly'],
    ['Mount a TV above the fireplace', 'TV mounting'],
    ['hang our television', 'TV mounting'],
    ['TV MOUNTING', 'TV mounting'],
    ['Help me move to a new apartment', 'Moving help'],
    ['Moving day helpers', 'Moving help'],
    ['Fix a leaky faucet', 'Plumbing'],
    ['Replace an outlet', 'Electrical work'],
    ['Mow the lawn', 'Yard work'],
    ['Trim the hedges', 'Yard work'],
  ])('%s', (title, service) => {
    expect(serviceOf(title)).toBe(service);
  });

  it.each([
    ['', 'nothing'],
    ['Walk the dog', 'another service'],
    ['Clean the TV stand', 'a television that is not mounted'],
    ['Remove wallpaper', 'a word that only contains "move"'],
    ['Backyardigans party', 'a word that only contains "yard"'],
    ['Assess a report', 'a word that only begins alike'],
  ])('%j name no service: %s', (title) => {
    expect(serviceOf(title)).toBeUndefined();
  });
});

it('prefers the title over the description', () => {
  const description = 'The lawn is behind the house.';
  expect(serviceOf('Fix the sink', description)).toBe('Plumbing');
  expect(serviceOf('Saturday help', description)).toBe('Yard work');
});

it('takes a TV on a wall for mounting, although furniture is mentioned, too', () => {
  expect(serviceOf('Mount a TV and assemble its stand')).toBe('TV mounting');
});
