import { CircleCheck, TriangleAlert } from 'lucide-react';
import { splitDrift, type Drift } from '#mocks/recording/drift.ts';
import type { SeenRequest } from '#mocks/server/request-log.ts';
import { DriftLines } from '../DriftLines.tsx';
import { checksOf } from './request-checks.ts';

/** Whether a request and its answer conform to the contract, or where they differ. */
export function ContractChecks({ request }: { request: SeenRequest }) {
  const { request: asked, answer } = checksOf(request);
  const hasAnswer = request.answer !== undefined || answer.length > 0;
  return (
    <section aria-label="Contract" className="flex flex-col gap-1 text-sm">
      <h3 className="text-sm">Contract</h3>
      <Check title="Request" drift={asked} />
      {hasAnswer ? (
        <Check title="Answer" drift={answer} />
      ) : (
        <p className="text-ink-muted">Answer: Nothing to check</p>
      )}
    </section>
  );
}

function Check({ title, drift }: { title: string; drift: readonly Drift[] }) {
  const isOk = splitDrift(drift).differences.length === 0;
  const Icon = isOk ? CircleCheck : TriangleAlert;
  return (
    <div
      className={isOk ? 'flex items-start gap-1.5' : 'flex items-start gap-1.5 text-warning-ink'}
    >
      <Icon
        aria-hidden
        strokeWidth={1.75}
        className={`mt-0.5 size-4 shrink-0 ${isOk ? 'text-success-solid' : ''}`}
      />
      <div className="min-w-0">
        <p>
          {title}:{isOk && ' OK'}
        </p>
        <DriftLines drift={drift} />
      </div>
    </div>
  );
}
