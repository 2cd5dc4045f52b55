import { expect, it } from 'vitest';
import { startingPriceFor } from '#src/domain/price-guide.ts';
import { landingCopy } from './copy.ts';

// The form that a project opens shows the same starting price.
it.each(Object.entries(landingCopy.projects.items))(
  'a project of %s is named so',
  (service, name) => {
    expect(startingPriceFor(name, '')?.service).toBe(service);
  },
);
