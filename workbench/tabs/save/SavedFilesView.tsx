import { CodeBlock } from '../../CodeBlock.tsx';
import { CopyButton } from '../../CopyButton.tsx';
import { saveCopy } from '../save-copy.ts';
import type { SavedFiles } from './print-saved.ts';

const copy = saveCopy.files;

/** The code of the files, and where it belongs. */
export function SavedFilesView({ files: { scenario, story } }: { files: SavedFiles }) {
  const steps = [
    ...(scenario
      ? [
          {
            step: copy.step(`mocks/scenarios/${scenario.file}`),
            label: copy.scenario,
            copyLabel: copy.copyScenario,
            code: scenario.code,
          },
          {
            step: copy.registry,
            label: copy.lines,
            copyLabel: copy.copyLines,
            code: `import { ${scenario.name} } from './${scenario.file}';\n${scenario.name},`,
          },
        ]
      : []),
    {
      step: copy.step(story.file),
      label: copy.story,
      copyLabel: copy.copyStory,
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
          <CodeBlock label={label} code={code} />
          <div className="flex flex-wrap items-center gap-2">
            <CopyButton label={copyLabel} text={code} />
          </div>
        </li>
      ))}
    </ol>
  );
}
