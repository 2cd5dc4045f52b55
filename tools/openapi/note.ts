import type { AnyEndpoint, CallInput, Schema } from '#src/contract/endpoint.ts';
import type { ContractEndpoint, EndpointName } from '#src/contract/registry.ts';
import type { Viewer } from '#mocks/scenarios/accounts.ts';
import type { ExampleIds } from './example-world.ts';

/** The refusals that a call has reasons of its own for; the others follow from its shape. */
export type RefusalStatus = 401 | 403 | 404 | 409 | 422 | 429;

type Keys<Value> = Value extends unknown ? keyof Value & string : never;

/** A sentence for some of the fields of a schema; of a union, for those of any of its members. */
export type FieldTexts<S extends Schema | undefined> = S extends Schema
  ? Readonly<Partial<Record<Keys<S['_zod']['output']>, string>>>
  : never;

/** What the contract does not say of a call: words for people, and an input for its example. */
export interface Note<E extends AnyEndpoint = AnyEndpoint> {
  /** A few words, as in a list of calls. */
  readonly summary: string;
  /** Sentences on what it does, where the summary leaves something open. */
  readonly description?: string;
  /** Why it may be refused, by status. */
  readonly refusals?: Readonly<Partial<Record<RefusalStatus, string>>>;
  readonly body?: FieldTexts<E['body']>;
  readonly answer?: FieldTexts<E['answer']>;
  /** Who asks in the example. */
  readonly as: E['access'] extends 'user' ? Viewer : Viewer | null;
  /** What is asked in the example; without it the call has no example. */
  readonly input?: (ids: ExampleIds) => CallInput<E>;
}

type EndpointNamed<Name extends EndpointName> = Extract<ContractEndpoint, { readonly name: Name }>;

/** The part of a call's name before the dot: what it is grouped by. */
export type Tag = EndpointName extends infer Name
  ? Name extends `${infer Before}.${string}`
    ? Before
    : never
  : never;

/** Notes on the calls of a group; one without a note gets what `defaultNote` derives. */
export type NotesOf<T extends Tag> = {
  readonly [Name in Extract<EndpointName, `${T}.${string}`>]?: Note<EndpointNamed<Name>>;
};
