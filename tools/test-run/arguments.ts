export type Shard = { index: number; count: number };

export type TestArguments = {
  /** Static checks and unit tests only: what needs no browser. */
  isQuick: boolean;
  shard: Shard | undefined;
};

/**
 * Reads the arguments of `npm test` and `npm run check`; an unknown one is an error, so that a
 * typing mistake does not run everything.
 *
 * @example parseArguments(['--shard', '1/4']) // { isQuick: false, shard: { index: 1, count: 4 } }
 */
export function parseArguments(args: readonly string[]): TestArguments {
  const parsed: TestArguments = { isQuick: false, shard: undefined };
  const rest = args.flatMap((arg) =>
    arg.startsWith('--shard=') ? ['--shard', arg.slice(8)] : [arg],
  );
  while (rest.length > 0) {
    const arg = rest.shift();
    if (arg === '--quick') parsed.isQuick = true;
    else if (arg === '--shard') parsed.shard = parseShard(rest.shift());
    else throw new Error(`Unknown argument "${arg}": there are --quick and --shard 1/4`);
  }
  return parsed;
}

function parseShard(text = ''): Shard {
  const match = /^(\d+)\/(\d+)$/.exec(text);
  const [index, count] = [Number(match?.[1]), Number(match?.[2])];
  if (match === null || index < 1 || index > count) {
    throw new Error(`--shard wants a part and the number of parts, as in 1/4, not "${text}"`);
  }
  return { index, count };
}
