import { CircleCheck, TriangleAlert } from 'lucide-react';
import { describeDrift, type Drift } from '#mocks/recording/drift.ts';
import type { SeenRequest } from '#mocks/server/request-log.ts';
import { requestsCopy } from '../requests-copy.ts';
import { checksOf } from './request-checks.ts';

const copy = requestsCopy.contract;

/** Whether a request and its answer conform to the contract, or where they differ. */
export function ContractChecks({ request }: { request: SeenRequest }) {
  const { request: asked, answer } = checksOf(request);
  const hasAnswer = request.answer !== undefined || answer.length > 0;
  return (
    <section aria-label={copy.title} className="flex flex-col gap-1 text-sm">
      <h4 className="text-sm">{copy.title}</h4>
      <Check title={copy.request} drift={asked} />
      {hasAnswer ? (
        <Check title={copy.answer} drift={answer} />
      ) : (
        <p className="text-ink-muted">
          {copy.answer}: {copy.unchecked}
        </p>
      )}
    </section>
  );
}

function Check({ title, drift }: { title: string; drift: readonly Drift[] }) {
  if (drift.length === 0) {
    return (
      <p className="flex items-center gap-1.5">
        <CircleCheck
          aria-hidden
          strokeWidth={1.75}
          className="size-4 shrink-0 text-success-solid"
        />
        {title}: {copy.ok}
      </p>
    );
  }
  return (
    <div className="flex items-start gap-1.5 text-warning-ink">
      <TriangleAlert aria-hidden strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">
        <p>{title}:</p>
        <ul className="ps-4 wrap-anywhere list-disc">
          {drift.map((each) => (
            <li key={each.field + each.expected}>{describeDrift(each)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
