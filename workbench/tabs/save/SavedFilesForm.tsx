import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { CodeBlock } from '../../CodeBlock.tsx';
import { createKeptState } from '../../kept-state.ts';
import { messageOf } from '#mocks/server/message-of.ts';
import { PanelButton } from '../../PanelButton.tsx';
import { PanelSection } from '../../PanelSection.tsx';
import { Field, type FieldProps } from '#src/ui/Field.tsx';
import { Input } from '#src/ui/Input.tsx';
import {
  checkName,
  idFor,
  printSaved,
  type NameProblems,
  type SavedFiles,
  type WorldToSave,
} from './print-saved.ts';

/** The id follows the title until the user types one. */
const useName = createKeptState<{ readonly title: string; readonly id: string | undefined }>({
  title: '',
  id: undefined,
});

/** Names the world and shows the files that open it. */
export function SavedFilesForm({ world, isChanged }: { world: WorldToSave; isChanged: boolean }) {
  const [name, setName] = useName();
  const [problems, setProblems] = useState<NameProblems>({});
  const [files, setFiles] = useState<SavedFiles>();
  const [failure, setFailure] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const id = name.id ?? idFor(name.title);
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  function show(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = checkName({ title: name.title, id });
    setProblems(found);
    setFailure(undefined);
    setFiles(undefined);
    if (Object.keys(found).length > 0) return;
    try {
      setFiles(printSaved({ id, title: name.title.trim() }, world, isChanged, shownText()));
    } catch (error) {
      setFailure(messageOf(error));
    }
  }

  return (
    <PanelSection
      title="Scenario and story"
      text={
        isChanged
          ? 'The rows have changed, so they need a scenario of their own.'
          : 'The rows are those of the scenario, so a story is enough.'
      }
    >
      <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={show}>
        <TextField
          label="Title"
          hint={'What is special about it, such as "Offers, a lost answer".'}
          error={problems.title}
          value={name.title}
          onText={(title) => setName({ ...name, title })}
        />
        <TextField
          label="Id"
          hint="Lowercase words with hyphens. It is part of the links."
          error={problems.id}
          value={id}
          onText={(typed) => setName({ ...name, id: typed })}
        />
        <PanelButton variant="primary" type="submit" className="self-start">
          Show the code
        </PanelButton>
      </form>
      {failure !== undefined && (
        <Alert tone="danger" size="compact" title="We couldn't print the code">
          {failure}
        </Alert>
      )}
      {files && (
        <>
          <FileSteps files={files} />
          <p className="text-sm text-ink-muted">
            The story leaves out what you did on the page, and a check of what you expected.
          </p>
        </>
      )}
    </PanelSection>
  );
}

/** What the page tells, to check in a story: its alert, or else its heading. */
function shownText(): string | undefined {
  const shown = ['[role="alert"]', 'h1']
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .find((element) => !element.closest('#workbench') && element.getClientRects().length > 0);
  const text = (shown?.querySelector('p') ?? shown)?.textContent;
  return text?.trim().replaceAll(/\s+/g, ' ');
}

/** The code of the files, and where it belongs. */
function FileSteps({ files: { scenario, story } }: { files: SavedFiles }) {
  const steps = [
    ...(scenario
      ? [
          {
            step: `Create mocks/scenarios/${scenario.file}`,
            label: 'Code of the scenario',
            copyLabel: 'Copy the scenario',
            code: scenario.code,
          },
          {
            step: 'Add to mocks/scenarios/registry.ts, the second line to its files',
            label: 'Lines for the registry',
            copyLabel: 'Copy the lines',
            code: `import * as ${scenario.name} from './${scenario.file}';\n'./${scenario.file}': ${scenario.name},`,
          },
        ]
      : []),
    {
      step: `Create ${story.file}`,
      label: 'Code of the story',
      copyLabel: 'Copy the story',
      code: story.code,
    },
  ];
  return (
    <ol className="flex flex-col gap-5">
      {steps.map(({ step, label, copyLabel, code }, index) => (
        <li key={label} className="flex flex-col gap-2">
          <p className="text-sm font-medium wrap-anywhere">
            {index + 1}. {step}
          </p>
          <CodeBlock label={label} code={code} copyLabel={copyLabel} />
        </li>
      ))}
    </ol>
  );
}

/** A field for a line of text, which the browser neither completes nor checks. */
function TextField({
  value,
  onText,
  ...field
}: Pick<FieldProps, 'label' | 'hint' | 'error'> & {
  value: string;
  onText: (text: string) => void;
}) {
  return (
    <Field {...field}>
      <Input
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onText(target.value)}
      />
    </Field>
  );
}
