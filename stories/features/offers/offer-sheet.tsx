import type { ReactNode } from 'react';
import type { Offer, ShownOfferStatus } from '#src/domain/offer.ts';
import type { Scenario } from '#mocks/scenarios/scenario.ts';
import { ViewedBy } from '#stories/stage/StagedFeature.tsx';
import { SheetItem, SheetSection } from '../../ui/sheet.tsx';
import { offersWorld, SHOWN_STATUSES, usualOffer, type OfferVariant } from './offer-variants.ts';
import { SeededOffer } from './SeededOffer.tsx';

/** A section of a sheet: an offer for each caption, which differs from the usual one. */
export interface OfferSection {
  readonly title: string;
  readonly offers: readonly (readonly [caption: string, variant: Partial<OfferVariant>])[];
}

interface OfferSheetProps {
  /** As in `SheetSection`. */
  column: 'md' | 'lg' | 'xl';
  /** Renders an offer, for the user id of its viewer. */
  children: (offer: Offer, viewer: number) => ReactNode;
}

const CAPTIONS: Readonly<Record<ShownOfferStatus, string>> = {
  pending: 'Pending',
  accepted: 'Accepted',
  declined: 'Declined',
  in_progress: 'In progress',
  completed: 'Completed',
  paid: 'Paid',
  cancelled: 'Cancelled',
  unknown: 'A status of a newer server',
};

/** Every status with its caption, for a section of a sheet or for a component without an offer. */
export const statusCaptions = SHOWN_STATUSES.map((status) => [CAPTIONS[status], status] as const);

/** The items of a section that shows every status, with what they have in common. */
export function everyStatus(shared: Partial<OfferVariant> = {}): OfferSection['offers'] {
  return statusCaptions.map(([caption, status]) => [caption, { ...shared, status }]);
}

/**
 * A sheet of offers: the world with all of them, and the component that renders them, each as its own
 * viewer sees it.
 *
 * @example
 * const sheet = offerSheet([{ title: 'Worker', offers: everyStatus() }]);
 * export const Sheet = meta.story({
 *   parameters: { feature: sheet.world, chromatic: inAllModes },
 *   render: () => <sheet.Offers column="lg">{(offer) => <OfferDeadline offer={offer} />}</sheet.Offers>,
 * });
 */
export function offerSheet(sections: readonly OfferSection[]) {
  const variants = sections.flatMap(({ offers }) =>
    offers.map(([, variant]) => ({ ...usualOffer, ...variant })),
  );
  const idOf = new Map(
    sections.flatMap(({ offers }) => offers).map((item, index) => [item, index + 1]),
  );

  function Offers({ column, children }: OfferSheetProps) {
    return sections.map(({ title, offers }) => (
      <SheetSection key={title} title={title} column={column}>
        {offers.map((item) => {
          const [caption, { seenBy = usualOffer.seenBy }] = item;
          return (
            <SheetItem key={caption} caption={caption}>
              <ViewedBy viewer={seenBy}>
                <SeededOffer id={idOf.get(item) ?? 0}>{children}</SeededOffer>
              </ViewedBy>
            </SheetItem>
          );
        })}
      </SheetSection>
    ));
  }

  return { world: (): Scenario => offersWorld(variants), Offers };
}
