import { CONFLICT } from '#src/lib/calls/http-status.ts';
import type { ApiError } from '#src/lib/calls/api-error.ts';
import type { MutationFailure } from '#src/lib/calls/use-api-mutation.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { postedTasksCopy as copy } from './copy.ts';

/** The fallback is for a failure without a server's message (decision D25). */
export function TaskFailure({
  failure: { error, isUnconfirmed },
  title,
  fallback,
}: {
  failure: MutationFailure<unknown>;
  title: string;
  fallback: string;
}) {
  return (
    <Alert tone={toneOf(error)} title={title}>
      <p>{error.messageOr(fallback)}</p>
      {isUnconfirmed && <p>{copy.unconfirmed}</p>}
    </Alert>
  );
}

const toneOf = ({ status }: ApiError) => (status === CONFLICT ? 'warning' : 'danger');
