import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '#src/domain/money.ts';
import type { Task } from '#src/domain/task.ts';
import { OfferStatusBadge } from '#src/features/offer/OfferStatusBadge.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Definition, DefinitionList } from '#src/ui/DefinitionList.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { postedTasksCopy } from './copy.ts';

const copy = postedTasksCopy.details;

/** Who works on a task, and on what terms. Renders nothing for a task without a worker. */
export function TaskSides({ task: { assigned_worker, accepted_offer } }: { task: Task }) {
  return (
    <>
      {assigned_worker && <AssignedWorker worker={assigned_worker} />}
      {accepted_offer && <AcceptedOffer offer={accepted_offer} />}
    </>
  );
}

function AssignedWorker({ worker }: { worker: NonNullable<Task['assigned_worker']> }) {
  const { id, name, email, phone, city } = worker;
  return (
    <Part title={copy.worker}>
      <Definition term={copy.name}>
        {id === undefined ? (
          name
        ) : (
          <span className="flex items-start gap-2.5">
            <Avatar name={name} personId={id} size="sm" className="-my-1" />
            <PlainLink>
              <Link to={paths.user.to(id)}>{name}</Link>
            </PlainLink>
          </span>
        )}
      </Definition>
      {email?.trim() ? (
        <Definition term={copy.email}>
          <PlainLink>
            <a href={`mailto:${email}`}>{email}</a>
          </PlainLink>
        </Definition>
      ) : null}
      {phone?.trim() ? (
        <Definition term={copy.phone}>
          <PlainLink>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
          </PlainLink>
        </Definition>
      ) : null}
      {city?.trim() ? <Definition term={copy.city}>{city}</Definition> : null}
    </Part>
  );
}

function AcceptedOffer({ offer }: { offer: NonNullable<Task['accepted_offer']> }) {
  return (
    <Part title={copy.offer}>
      <Definition term={copy.amount}>{formatMoney(offer.payment_amount)}</Definition>
      <Definition term={copy.status}>
        <OfferStatusBadge status={offer.status} />
      </Definition>
      <Definition term={copy.more}>
        <PlainLink>
          <Link to={paths.offers.to({ offer: offer.id })}>{copy.viewOffer}</Link>
        </PlainLink>
      </Definition>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <h3 id={titleId}>{title}</h3>
      <DefinitionList>{children}</DefinitionList>
    </section>
  );
}

function PlainLink({ children }: { children: ReactNode }) {
  return (
    <TextLink asChild isStandalone className="min-w-0 wrap-anywhere">
      {children}
    </TextLink>
  );
}
