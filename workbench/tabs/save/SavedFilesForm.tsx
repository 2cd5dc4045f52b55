import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Input } from '#src/ui/Input.tsx';
import { createKeptState } from '../../kept-state.ts';
import { saveCopy } from '../save-copy.ts';
import {
  checkName,
  idFor,
  printSaved,
  type NameProblems,
  type SavedFiles,
  type WorldToSave,
} from './print-saved.ts';
import { SavedFilesView } from './SavedFilesView.tsx';

const copy = saveCopy.files;

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
  const headingId = useId();
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
      setFiles(printSaved({ id, title: name.title.trim() }, world, isChanged));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h3 id={headingId} className="text-base">
          {copy.title}
        </h3>
        <p className="text-sm text-ink-muted">{isChanged ? copy.changed : copy.unchanged}</p>
      </div>
      <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={show}>
        <Field
          label={copy.name}
          hint={copy.nameHint}
          error={problems.title && copy.problems[problems.title]}
        >
          <Input
            autoComplete="off"
            value={name.title}
            onChange={({ target }) => setName({ ...name, title: target.value })}
          />
        </Field>
        <Field label={copy.id} hint={copy.idHint} error={problems.id && copy.problems[problems.id]}>
          <Input
            autoComplete="off"
            spellCheck={false}
            value={id}
            onChange={({ target }) => setName({ ...name, id: target.value })}
          />
        </Field>
        <Button size="sm" type="submit" className="self-start">
          {copy.show}
        </Button>
      </form>
      {failure !== undefined && (
        <Alert tone="danger" size="compact" title={copy.failed}>
          {failure}
        </Alert>
      )}
      {files && <SavedFilesView files={files} />}
    </section>
  );
}
