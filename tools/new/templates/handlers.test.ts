import { beforeEach, expect, it } from 'vitest';
import { smallWorld, type SmallWorld } from '../testing/small-world.ts';

let small: SmallWorld;
beforeEach(() => {
  small = smallWorld();
});
