import { fullName } from '#src/domain/user.ts';
import { userFixture } from '../fixtures/users.ts';
import { people, type Viewer } from '../fixtures/accounts.ts';
import type { Exchange } from './exchange.ts';
import { seededAs, wordsOf, type RecordedPerson } from './recorded-people.ts';

/** What takes the place of a phone number that belongs to no known person. */
export const STRAY_PHONE = '+1 (555) 010-0000';

/** Who takes a person's place. */
export interface Identity {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly city: string;
}

/** The seeded account that takes the viewer's place. */
export function seatOf(
  exchanges: readonly Exchange[],
  found: readonly RecordedPerson[],
  viewerId: number | undefined,
): Viewer {
  const person = found.find(({ id }) => id !== undefined && id === viewerId);
  const own = person && seededAs(person);
  if (own) return own;
  const taken = found.map((other) => seededAs(other));
  const text = JSON.stringify(exchanges.map(({ answer }) => answer ?? null));
  const count = (role: string) => text.split(`"${role}":{"id":${viewerId},`).length;
  const isWorker = count('worker') > count('client');
  const seats: Viewer[] = isWorker
    ? ['worker', 'client', 'sparse']
    : ['client', 'worker', 'sparse'];
  return seats.find((seat) => !taken.includes(seat)) ?? 'client';
}

/** The identity of a seeded account. */
export function identityOf(seat: Viewer): Identity {
  const { phone, city, ...rest } = people[seat];
  return { ...rest, phone: phone ?? STRAY_PHONE, city: city ?? 'Portland' };
}

/** Chooses who takes each person's place: never a name that a recorded person has. */
export function identitiesOf(
  found: readonly RecordedPerson[],
  viewerId: number | undefined,
  seat: Viewer | undefined,
): Map<RecordedPerson, Identity> {
  const originals = found
    .filter((person) => !seededAs(person))
    .flatMap((person) => [...wordsOf(person)])
    .map((word) => word.toLowerCase());
  const isOriginal = (name: string) =>
    originals.some((word) => word.length > 2 && name.toLowerCase().includes(word));
  const reserved = new Set<number>(Object.values(people).map(({ id }) => id));
  let lastId = Math.max(...reserved, 0, ...found.map(({ id }) => id ?? 0));
  const names = new Set<string>(Object.values(people).map((each) => fullName(each)));
  const clock = { now: () => 0 };
  return new Map(
    found.map((person) => {
      const seeded = person.id !== undefined && person.id === viewerId ? seat : seededAs(person);
      if (seeded) return [person, identityOf(seeded)];
      const isFree = person.id !== undefined && !reserved.has(person.id);
      const id = isFree ? (person.id ?? 0) : (lastId += 1);
      let made = userFixture({ clock }, { id });
      for (let tries = 1; isOriginal(fullName(made)) || names.has(fullName(made)); tries += 1) {
        made = userFixture({ clock }, { id: id + tries * 1_000 });
      }
      names.add(fullName(made));
      const { first_name, last_name, email } = made;
      const phone = made.phone ?? STRAY_PHONE;
      return [person, { id, first_name, last_name, email, phone, city: made.city ?? 'Portland' }];
    }),
  );
}
