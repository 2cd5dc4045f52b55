import { FlaskConical } from 'lucide-react';
import { useId, useState } from 'react';
import type { MockControl } from '#src/contract/mock-control.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { SourceBadge } from '../SourceBadge.tsx';
import { workbenchCopy } from './copy.ts';
import { MarkAsPaid } from './MarkAsPaid.tsx';

const copy = workbenchCopy.panel;
const LATENCIES = [0, 150, 1_000, 5_000] as const;

/**
 * The mocked app's panel to switch scenarios, sign in and set the latency. It controls the mocks
 * through {@link MockControl} and is excluded from builds for the real API.
 */
export function Workbench({ control }: { control: MockControl }) {
  const [latency, setLatency] = useState(control.latency);
  const headingId = useId();
  const base = import.meta.env.BASE_URL;

  return (
    // On a phone, the closed panel is an icon at the edge: a chat has its message box at the bottom.
    <details className="group fixed start-4 bottom-4 z-20 max-w-[calc(100vw-2rem)] max-md:not-open:start-auto max-md:not-open:end-1 max-md:not-open:top-1/2 max-md:not-open:bottom-auto">
      <summary className="inline-flex min-h-11 max-w-full cursor-pointer flex-wrap list-none not-group-open:max-w-64 not-group-open:flex-nowrap items-center gap-2 rounded-pill border border-line bg-surface-raised px-4 font-semibold shadow-float max-md:not-group-open:px-3">
        <FlaskConical aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-brand" />
        <span className="max-md:not-group-open:sr-only">{copy.name}</span>
        <span className="flex min-w-0 max-md:not-group-open:sr-only">
          <SourceBadge source={{ kind: 'mock', scenario: control.current.title }} />
        </span>
      </summary>
      <section
        aria-labelledby={headingId}
        className="mt-2 flex max-h-[calc(100dvh-6rem)] w-88 max-w-full flex-col gap-4 overflow-y-auto rounded-card border border-line bg-surface-raised p-4 shadow-float"
      >
        <h2 id={headingId} className="text-lg">
          {copy.title}
        </h2>
        <Field label={copy.scenario}>
          <Select
            value={control.current.id}
            onChange={(event) =>
              window.location.assign(`${base}?scenario=${encodeURIComponent(event.target.value)}`)
            }
          >
            {control.scenarios.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={copy.latency}>
          <Select
            value={latency}
            onChange={(event) => {
              const milliseconds = Number(event.target.value);
              control.setLatency(milliseconds);
              setLatency(milliseconds);
            }}
          >
            {LATENCIES.map((milliseconds) => (
              <option key={milliseconds} value={milliseconds}>
                {copy.milliseconds(milliseconds)}
              </option>
            ))}
          </Select>
        </Field>
        <dl className="flex flex-col gap-2 text-sm">
          {control.accounts.map(({ role, email, password }) => (
            <div key={role}>
              <dt className="text-ink-muted">{copy.signIn(role)}</dt>
              <dd className="font-medium wrap-anywhere">
                {email} · {password}
              </dd>
              <dd>
                <TextLink href={`${base}?as=${role}`} target="_blank" rel="noopener">
                  {copy.openTab(role)}
                </TextLink>
              </dd>
            </div>
          ))}
          <div>
            <dt className="text-ink-muted">{copy.code}</dt>
            <dd className="font-medium tabular-nums">{control.verificationCode}</dd>
          </div>
        </dl>
        <MarkAsPaid control={control} />
        <Button
          variant="secondary"
          onClick={() => {
            control.reset();
            window.location.reload();
          }}
        >
          {copy.reset}
        </Button>
      </section>
    </details>
  );
}
