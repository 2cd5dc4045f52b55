import { isTest, topOf } from './layers.ts';
import { globalName, memberName, pathOf, type Context, type Rule } from './rule.ts';

/** Files exempt from a rule, with the reason. */
type Exceptions = Record<string, string>;

const clockExceptions: Exceptions = {
  'src/lib/time/clock.ts': 'the real clock, which everything else receives',
  'src/lib/app/browser-environment.ts':
    'asks the browser when it is idle, which is not product time',
  'stories/stage/frames.ts': 'waits for the browser to paint, which no injected clock controls',
};

const randomnessExceptions: Exceptions = {
  'src/lib/calls/idempotency-key.ts': 'names an action for the server, and is shown nowhere',
};

const timers = new Set([
  'setTimeout',
  'setInterval',
  'setImmediate',
  'requestAnimationFrame',
  'requestIdleCallback',
]);

/** `Owner.member` pairs that read the time or a random value. */
const clockReads = new Set([
  'Date.now',
  'performance.now',
  'performance.timeOrigin',
  'Temporal.Now',
]);
const randomReads = new Set(['Math.random', 'crypto.randomUUID', 'crypto.getRandomValues']);
const cryptoNames = new Set(['randomUUID', 'randomBytes', 'randomInt', 'getRandomValues']);

/** Code reads the time and sets timers only through the clock that is passed in. */
export const noStrayClock: Rule = {
  create(context) {
    if (!isWatched(context, clockExceptions)) return {};
    const advice = 'use the clock of the environment (src/lib/time/clock.ts)';
    return {
      Identifier: (node) => {
        const name = globalName(context, node);
        if (name !== undefined && timers.has(name)) {
          context.report({ node, message: `No ${name} here: ${advice}.` });
        }
      },
      MemberExpression: (node) => {
        const name = globalName(context, node);
        const read = `${globalName(context, node.object)}.${memberName(node)}`;
        const found = clockReads.has(read) ? read : name;
        if (clockReads.has(read) || (name !== undefined && timers.has(name))) {
          context.report({ node, message: `No ${found} here: ${advice}.` });
        }
      },
      NewExpression: (node) => {
        if (node.arguments.length === 0 && globalName(context, node.callee) === 'Date') {
          context.report({ node, message: `No new Date() without a time: ${advice}.` });
        }
      },
      CallExpression: (node) => {
        if (globalName(context, node.callee) === 'Date') {
          context.report({ node, message: `No Date() here: ${advice}.` });
        }
      },
    };
  },
};

/** Forbids randomness, which would make runs differ. Fixtures are seeded by the entity's id. */
export const noStrayRandomness: Rule = {
  create(context) {
    if (!isWatched(context, randomnessExceptions)) return {};
    const file = pathOf(context);
    const advice = 'use the faker of a row (mocks/fixtures/faker.ts)';
    return {
      MemberExpression: (node) => {
        const read = `${globalName(context, node.object)}.${memberName(node)}`;
        if (randomReads.has(read)) context.report({ node, message: `No ${read} here: ${advice}.` });
      },
      ImportDeclaration: (node) => {
        const source = node.source.value;
        if (source.startsWith('@faker-js/') && topOf(file) !== 'mocks') {
          context.report({ node, message: 'Faker is used in mocks/ only, seeded.' });
        }
        if (source !== 'crypto' && source !== 'node:crypto') return;
        for (const { type, local } of node.specifiers) {
          if (type !== 'ImportSpecifier' || cryptoNames.has(local.name)) {
            context.report({ node, message: `No randomness from ${source} here: ${advice}.` });
          }
        }
      },
    };
  },
};

function isWatched(context: Context, exceptions: Exceptions): boolean {
  const file = pathOf(context);
  return (
    ['src', 'mocks', 'stories'].includes(topOf(file)) && !isTest(file) && !(file in exceptions)
  );
}
