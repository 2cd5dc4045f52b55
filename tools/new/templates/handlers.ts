import type { Mock } from './mock.ts';

export const __billNote__Handlers = (mock: Mock) => [];
