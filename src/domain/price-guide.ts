/** The marketing starting prices in dollars, by service (product.md §9). They are not contractual. */
export const STARTING_PRICES = {
  'Furniture assembly': 40,
  'TV mounting': 60,
  'Moving help': 80,
  Plumbing: 70,
  'Electrical work': 90,
  'Yard work': 50,
} as const;

/** A service with a starting price. Its name can start a sentence. */
export type Service = keyof typeof STARTING_PRICES;

export interface StartingPrice {
  readonly service: Service;
  /** In dollars. */
  readonly from: number;
}

interface ServiceWords {
  readonly service: Service;
  /** Words that name the service. All patterns of an entry must match a text. */
  readonly words: readonly RegExp[];
}

/** The words of each service; the first entry that matches wins. */
const SERVICE_WORDS: readonly ServiceWords[] = [
  {
    service: 'TV mounting',
    words: [/\b(?:tvs?|televisions?)\b/i, /\b(?:mount|hang|install|put up)/i],
  },
  {
    service: 'Furniture assembly',
    words: [/\b(?:assembl[ey]|ikea|flat-?pack|put together|build an?\b.*\b(?:bed|desk|shelf))/i],
  },
  {
    service: 'Plumbing',
    words: [/\b(?:plumb|faucet|toilet|sink|drain|leak|water heater|shower head)/i],
  },
  {
    service: 'Electrical work',
    words: [/\b(?:electric|outlet|wiring|rewire|light fixture|light switch|ceiling fan)/i],
  },
  {
    service: 'Yard work',
    words: [/\b(?:yard|lawn|mow|garden|hedge|weeds?\b|weeding|rake|leaves\b)/i],
  },
  {
    service: 'Moving help',
    words: [
      /\b(?:moving|movers?\b|move (?:in|out|my|our|a|the|to)\b|relocat|load (?:a|the) (?:van|truck))/i,
    ],
  },
];

/** The starting price of the service that a title names, or else a description. Null if neither names one. */
export function startingPriceFor(title: string, description: string): StartingPrice | null {
  return namedIn(title) ?? namedIn(description) ?? null;
}

function namedIn(text: string): StartingPrice | undefined {
  const named = SERVICE_WORDS.find(({ words }) => words.every((word) => word.test(text)));
  return named && { service: named.service, from: STARTING_PRICES[named.service] };
}
