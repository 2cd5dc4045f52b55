import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Input } from '#src/ui/Input.tsx';
import { loadFigmaFrame, pictureIn, type Picture } from './pictures.ts';
import { messageOf } from '#mocks/server/message-of.ts';

/**
 * Opens a design to lay over a picture: an image file, or a frame of Figma in a local Storybook.
 *
 * @param props.isLocal whether there is a server that can ask Figma
 */
export function DesignSource({
  isLocal,
  onOpen,
}: {
  isLocal: boolean;
  onOpen: (design: Picture) => void;
}) {
  const [link, setLink] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<{ of: 'file' | 'frame'; text: string }>();

  async function open(of: 'file' | 'frame', loaded: Promise<Picture>): Promise<void> {
    setProblem(undefined);
    setIsBusy(true);
    try {
      onOpen(await loaded);
    } catch (error) {
      setProblem({ of, text: messageOf(error) });
    } finally {
      setIsBusy(false);
    }
  }
  const problemOf = (of: 'file' | 'frame') => (problem?.of === of ? problem.text : undefined);

  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field label="Design file" error={problemOf('file')}>
        <Input
          type="file"
          accept="image/*"
          className="bg-surface-raised!"
          onChange={({ target: { files } }) => files?.[0] && void open('file', pictureIn(files[0]))}
        />
      </Field>
      {isLocal && (
        <form
          className="flex items-start gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void open('frame', loadFigmaFrame(link));
          }}
        >
          <Field label="Link to a Figma frame" error={problemOf('frame')} className="grow">
            <Input type="url" value={link} onChange={(event) => setLink(event.target.value)} />
          </Field>
          <Button
            type="submit"
            variant="secondary"
            className="mt-7.5"
            isBusy={isBusy}
            busyLabel="Loading"
          >
            Load
          </Button>
        </form>
      )}
    </div>
  );
}
