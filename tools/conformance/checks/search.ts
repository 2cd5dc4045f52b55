import { listOffers } from '#src/contract/offers.ts';
import { listPublicReviews, listReviews } from '#src/contract/reviews.ts';
import { listTasks } from '#src/contract/tasks.ts';
import { answers, type Check, type Context, type Step } from '../check.ts';
import { at } from '../values.ts';
import { listHas } from './expectations.ts';
import {
  clientSignedIn,
  clientsReview,
  deletedOffer,
  ended,
  workOffer,
  workerSignedIn,
} from './set-up.ts';

type Texts = (context: Context) => string | Promise<string>;

const title: Texts = ({ runId }) => `  conformance ${runId.toUpperCase()} `;
const textOfReview: Texts = ({ runId }) => `REVIEW OF ${runId}`;

/** The full name of a user. */
function nameOf(signedIn: Step): Texts {
  return async (context) => {
    const { body } = await context.done(signedIn);
    return `${String(at(body, 'data.user.first_name'))} ${String(at(body, 'data.user.last_name'))}`;
  };
}

/** What finds a row of this run, by which parameter. */
const FOUND: readonly (readonly [
  typeof listOffers | typeof listTasks | typeof listReviews | typeof listPublicReviews,
  path: string,
  Step,
  parameter: string,
  name: string,
  Texts,
])[] = [
  [listOffers, 'offers', workOffer, 'search', 'the title of its task', title],
  [listOffers, 'offers', deletedOffer, 'search', 'the title of a deleted task', title],
  [listOffers, 'offers', workOffer, 'search', "the client's name", nameOf(clientSignedIn)],
  [listOffers, 'offers', workOffer, 'search', "the worker's name", nameOf(workerSignedIn)],
  [listOffers, 'offers', workOffer, 'search', 'its amount', () => '$42.50'],
  [listTasks, 'tasks', ended, 'search', 'its title', title],
  [listTasks, 'tasks', ended, 'search', 'its description', () => 'NO work is needed'],
  [listTasks, 'tasks', ended, 'location', 'its place', () => '1 test'],
  [listReviews, 'data.data', clientsReview, 'search', 'its text', textOfReview],
  [listReviews, 'data.data', clientsReview, 'search', 'its author', nameOf(clientSignedIn)],
  [listPublicReviews, 'data.data', clientsReview, 'search', 'its subject', nameOf(workerSignedIn)],
];

/** Searches by a part of a text, in any case. */
export const searchChecks: readonly Check[] = FOUND.map(
  ([list, path, row, parameter, name, textOf]) =>
    answers(
      list,
      `finds a row by ${name}`,
      async (context) => ({
        as: 'worker',
        query: { [parameter]: await textOf(context), per_page: 100 },
      }),
      listHas(path, row),
    ),
);
