import { Container } from '#src/ui/Container.tsx';

const steps = [
  {
    title: 'A scenario describes the state',
    text: "The server's data, the viewer and the page, as plain data.",
    code: "scenario({\n  id: 'dashboard-loaded',\n  as: 'client',\n  seed: neighborhood,\n})",
  },
  {
    title: 'A story shows it, and is checked',
    text: 'It sets the differences and names the states it shows. Their texts must be on the screen.',
    code: "parameters: {\n  scenario: dashboardLoaded,\n  faults: [fails(getDashboard, 500)],\n  states: ['dashboard.error'],\n}",
  },
  {
    title: 'The app opens it too',
    text: "The same state works in the mocked app's address, in a test, and in a bug report.",
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
            The same value opens a story, the running app and a test, so tests check what designers
            have approved.
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
