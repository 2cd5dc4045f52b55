import type { ComponentType } from 'react';
import type { SceneProps } from '#src/ui/illustrations/Scene.tsx';
import { inAllModes } from '#stories/checks/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { FoundationSection, TokenName } from './FoundationSection.tsx';

const meta = preview.meta({ title: 'Foundations/Illustrations' });

const modules = import.meta.glob<Readonly<Record<string, ComponentType<SceneProps>>>>(
  ['/src/ui/illustrations/*Scene.tsx', '!**/Scene.tsx'],
  { eager: true },
);
const sources = import.meta.glob<string>(['/src/ui/illustrations/*Scene.tsx', '!**/Scene.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every scene, with the doc comment of its file. */
const scenes = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).map(([name, Scene]) => {
    const source = sources[file] ?? '';
    const about = /\/\*\*\s+\* ([^@]*?)\s+\*\s+(?:\* @|\*\/)/.exec(source)?.[1] ?? '';
    const title = /@example\s+\* <\w+ title="([^"]+)"/.exec(source)?.[1];
    return { name, Scene, about: about.replaceAll(/\s+\*\s+/g, ' '), title };
  }),
);

/** All scenes share one light and one palette. A scene is decorative unless it has a `title`. */
export const Scenes = meta.story({
  parameters: { chromatic: inAllModes },
  render: () => (
    <FoundationSection title="Scenes">
      <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
        {scenes.map(({ name, Scene, about, title }) => (
          <li
            key={name}
            className="flex flex-col gap-3 rounded-card border border-line bg-surface-raised p-4"
          >
            <Scene title={title} />
            <TokenName name={name} value={about} />
          </li>
        ))}
      </ul>
    </FoundationSection>
  ),
});

/** The same picture in both themes. */
export const InBothThemes = meta.story({
  render: () => (
    <div className="grid sm:grid-cols-2">
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} className="grid gap-6 bg-surface p-4 md:p-6">
          {scenes.map(({ name, Scene }) => (
            <Scene key={name} />
          ))}
        </div>
      ))}
    </div>
  ),
});
