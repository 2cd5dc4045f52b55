import type { AnyEndpoint, CallInput, Schema } from '#src/contract/endpoint.ts';
import type { ContractEndpoint, EndpointName } from '#src/contract/registry.ts';
import type { Viewer } from '#mocks/fixtures/accounts.ts';
import type { ExampleIds } from './example-world.ts';

/** The error statuses that a note can explain. Others follow from the shape of the call. */
export type ErrorStatus = 401 | 403 | 404 | 409 | 422 | 429;

type Keys<Value> = Value extends unknown ? keyof Value & string : never;

/** Descriptions of some fields of a schema. For a union, of any field of any member. */
export type FieldTexts<S extends Schema | undefined> = S extends Schema
  ? Readonly<Partial<Record<Keys<S['_zod']['output']>, string>>>
  : never;

/** What the contract does not contain: descriptions of a call, and the input of its example. */
export interface Note<E extends AnyEndpoint = AnyEndpoint> {
  /** A short title, for lists of calls. */
  readonly summary: string;
  /** What the call does, where the summary is not enough. */
  readonly description?: string;
  /** Why the call may fail, by status. */
  readonly errors?: Readonly<Partial<Record<ErrorStatus, string>>>;
  readonly body?: FieldTexts<E['body']>;
  readonly answer?: FieldTexts<E['answer']>;
  /** The viewer of the example: by default the client, and nobody for a public call. */
  readonly as?: Viewer | null;
  /** The input of the example: by default none. A call that needs one has no example without it. */
  readonly input?: (ids: ExampleIds) => CallInput<E>;
}

type EndpointNamed<Name extends EndpointName> = Extract<ContractEndpoint, { readonly name: Name }>;

/** The part of a call's name before the dot, which groups calls. */
export type Tag = EndpointName extends infer Name
  ? Name extends `${infer Before}.${string}`
    ? Before
    : never
  : never;

/** Notes on the calls of a group. `defaultNote` derives what they don't say. */
export type NotesOf<T extends Tag> = {
  readonly [Name in Extract<EndpointName, `${T}.${string}`>]?: Note<EndpointNamed<Name>>;
};
