/** A service with a starting price on the landing page. */
export interface StartingPrice {
  /** The service, as the start of a sentence. */
  readonly service: string;
  /** In dollars. */
  readonly from: number;
}

interface PriceGuideEntry extends StartingPrice {
  /** Words that name the service. All patterns of an entry must match a text. */
  readonly words: readonly RegExp[];
}

/** The marketing starting prices (section 9). They are not contractual. */
export const PRICE_GUIDE: readonly PriceGuideEntry[] = [
  {
    service: 'TV mounting',
    from: 60,
    words: [/\b(?:tvs?|televisions?)\b/i, /\b(?:mount|hang|install|put up)/i],
  },
  {
    service: 'Furniture assembly',
    from: 40,
    words: [/\b(?:assembl[ey]|ikea|flat-?pack|put together|build an?\b.*\b(?:bed|desk|shelf))/i],
  },
  {
    service: 'Plumbing',
    from: 70,
    words: [/\b(?:plumb|faucet|toilet|sink|drain|leak|water heater|shower head)/i],
  },
  {
    service: 'Electrical work',
    from: 90,
    words: [/\b(?:electric|outlet|wiring|rewire|light fixture|light switch|ceiling fan)/i],
  },
  {
    service: 'Yard work',
    from: 50,
    words: [/\b(?:yard|lawn|mow|garden|hedge|weeds?\b|weeding|rake|leaves\b)/i],
  },
  {
    service: 'Moving help',
    from: 80,
    words: [
      /\b(?:moving|movers?\b|move (?:in|out|my|our|a|the|to)\b|relocat|load (?:a|the) (?:van|truck))/i,
    ],
  },
];

/**
 * Finds the starting price that fits a task, from the words of its title, or else of its description.
 *
 * @returns null when the words name no service of the price guide
 */
export function startingPriceFor(title: string, description: string): StartingPrice | null {
  return namedIn(title) ?? namedIn(description) ?? null;
}

function namedIn(text: string): StartingPrice | undefined {
  return PRICE_GUIDE.find(({ words }) => words.every((word) => word.test(text)));
}
