import {
  Offer,
  OFFER_STATUSES,
  type OfferStatus,
  type ShownOfferStatus,
} from '#src/domain/offer.ts';
import { wireOffer } from '../db/wire.ts';
import { people } from '../fixtures/accounts.ts';
import { bunkBed, bunkBedDetails } from '../fixtures/examples.ts';
import { offerFixture } from '../fixtures/offers.ts';
import { taskFixture } from '../fixtures/tasks.ts';
import { made, usualWorld, type Given } from './made.ts';
import { daysAgo, inDays } from './times.ts';

/**
 * An offer from Clara to Wes, by default pending and without a review, with the timestamps of its status.
 *
 * @example anOffer({ status: 'paid', task: { title: 'Mow the lawn' } })
 */
export function anOffer(given: Given<Offer> = {}): Offer {
  return made('anOffer', Offer, given, ({ status }) => offerOf(statusOfRow(status)));
}

function offerOf(status: OfferStatus): Offer {
  const world = usualWorld();
  const { client, worker } = people;
  const dates = { created_at: daysAgo(4), deadline: inDays(6) };
  world.tasks.insert(taskFixture(world, { ...bunkBed, ...dates, id: 1, client_id: client.id }));
  const ids = { id: 1, task_id: 1, worker_id: worker.id };
  const row = offerFixture(world, { ...ids, status, offer_details: bunkBedDetails });
  return wireOffer(world, row, worker.id);
}

/** A status of a newer server has the timestamps of finished work. */
function statusOfRow(status: ShownOfferStatus = 'pending'): OfferStatus {
  return OFFER_STATUSES.find((each) => each === status) ?? 'completed';
}
