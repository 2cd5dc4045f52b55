import { contractFiles, isEndpoint } from '#src/contract/registry.ts';
import type { Fault } from '../faults/faults.ts';
import { printCode } from './print-code.ts';

/** The helper of each kind of fault, what it takes one by one, and what in an object after that. */
const HELPERS: Readonly<
  Record<Fault['kind'], [name: string, args?: string[], options?: string[]]>
> = {
  delay: ['slow', ['milliseconds'], ['upTo']],
  never: ['never'],
  hold: ['hold'],
  status: ['fails', ['status', 'body'], ['retryAfter']],
  network: ['offline'],
  lost: ['losesAnswer'],
  html: ['answersHtml', ['status']],
  answer: ['answersWith', ['body']],
  patch: ['patches', ['patch'], ['each', 'where']],
};

/**
 * Prints faults as a list of calls of their helpers, and the imports that it needs.
 *
 * @example printFaults([parseFault('offers.accept:500@once')]).code // '[once(fails(acceptOffer, 500))]'
 */
export function printFaults(faults: readonly Fault[]) {
  const used = new Map<string, string>();
  function imported([name, module = '#mocks/faults/faults.ts']: readonly [
    string,
    string?,
  ]): string {
    used.set(name, module);
    return name;
  }

  function print({ call, kind, times, ...fault }: Fault): string {
    const [helper, args = [], options = []] = HELPERS[kind];
    const fields = Object.entries({ ...fault, times: times === 1 ? undefined : times });
    const others = fields.filter(([name]) => !args.includes(name) && !options.includes(name));
    const values = args.map((name) => printCode(Reflect.get(fault, name)));
    const last = printCode(Object.fromEntries(fields.filter(([name]) => options.includes(name))));
    const given = [imported(constantOf(call)), ...values, last].join(', ');
    let code = `${imported([helper])}(${given.replace(/(?:(?<=\d), null)?, \{\}$/, '')})`;
    const rest = printCode(Object.fromEntries(others)).slice(1, -1).trim();
    if (rest !== '') code = `{ ...${code}, ${rest} }`;
    return times === 1 ? `${imported(['once'])}(${code})` : code;
  }

  const code = `[${faults.map(print).join(', ')}]`;
  const imports = [...Map.groupBy([...used], ([, module]) => module)].map(
    ([module, names]) => `import { ${names.map(([name]) => name).join(', ')} } from '${module}';`,
  );
  return { code, imports };
}

/** The name of a call's constant, and its module. */
function constantOf(call: Fault['call']): [name: string, module?: string] {
  for (const [file, exports] of Object.entries(contractFiles)) {
    for (const [name, value] of Object.entries(exports)) {
      if (isEndpoint(value) && value.name === call) return [name, `#src/contract/${file}.ts`];
    }
  }
  return ['anyCall'];
}
