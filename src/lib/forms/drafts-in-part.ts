import { createContext } from 'react';

/** The drafts that a part of the page has read, by name. If it crashes, the part can be left without them. */
export const DraftsInPart = createContext<Map<string, { text(): string; drop(): void }> | null>(
  null,
);
