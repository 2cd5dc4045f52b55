import { Scene, type SceneName } from '#src/ui/Scene.tsx';
import drawings from '#src/ui/scenes.svg?raw';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/Scene',
  component: Scene,
  tags: ['autodocs'],
  decorators: [framed],
  args: { title: 'A garden with a watering can' },
});

/** Every scene, with the comment before it. */
const scenes = [...drawings.matchAll(/<!-- (.*) -->\s+<symbol id="([^"]+)"/g)].map(
  ([, about = '', name]) => ({ name: name as SceneName, about }),
);

export const Garden = meta.story({ tags: ['!test'], args: { name: 'garden' } });

/** All scenes share one light and one palette. A scene is decorative unless it has a `title`. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
      {scenes.map(({ name, about }) => (
        <li
          key={name}
          className="flex flex-col gap-3 rounded-card border border-line bg-surface-raised p-4"
        >
          <Scene name={name} title={about} />
          <span className="flex min-w-0 flex-col">
            <span className="text-sm font-semibold wrap-anywhere">{name}</span>
            <span className="text-sm wrap-anywhere text-ink-muted tabular-nums">{about}</span>
          </span>
        </li>
      ))}
    </ul>
  ),
});
