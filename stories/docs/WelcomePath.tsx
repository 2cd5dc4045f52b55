import { Container } from '#src/ui/Container.tsx';

const steps = [
  {
    title: 'A scenario says what is so',
    text: 'What the server knows, who looks and where. It is plain data.',
    code: "scenario({\n  id: 'dashboard-loaded',\n  as: 'client',\n  seed: neighborhood,\n})",
  },
  {
    title: 'A story shows it, and is checked',
    text: 'It says what differs, and which states it shows. Their texts must then be on the screen.',
    code: "parameters: {\n  scenario: 'dashboard-loaded',\n  faults: [fails(getDashboard, 500)],\n  states: ['dashboard.error'],\n}",
  },
  {
    title: 'The app opens it, too',
    text: 'The same state in the address of the mocked app, in a test, or in a bug report.',
    code: 'http://localhost:5173/\n  ?scenario=dashboard-loaded\n  &fault=dashboards.get:500',
  },
];

/** The core idea of the workbench, in three steps. */
export function WelcomePath() {
  return (
    <Container asChild>
      <section aria-labelledby="path" className="flex flex-col gap-8">
        <div className="flex flex-col gap-2">
          <h2 id="path" className="text-2xl">
            A state is a value
          </h2>
          <p className="max-w-reading text-lg text-ink-muted">
            The same one opens a story, the running app and a test. So what a designer has approved
            is what a test looks at.
          </p>
        </div>
        <ol className="grid gap-x-6 gap-y-10 lg:grid-cols-3">
          {steps.map(({ title, text, code }, index) => (
            <li key={title} className="flex min-w-0 flex-col gap-3">
              <span
                aria-hidden
                className="grid size-8 place-items-center rounded-pill bg-brand text-sm font-semibold text-brand-ink tabular-nums"
              >
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p className="text-ink-muted">{text}</p>
              <pre className="grow overflow-x-auto rounded-control border border-line bg-surface-raised p-4 font-mono text-sm">
                {code}
              </pre>
            </li>
          ))}
        </ol>
      </section>
    </Container>
  );
}
