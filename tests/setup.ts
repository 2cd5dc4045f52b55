import { afterEach } from 'vitest';
import { cleanUpStages } from './render-stage.tsx';

// Here and not in the module itself: files share one page, where a module is run only once, but
// this file is run again for each of them.
afterEach(cleanUpStages);
