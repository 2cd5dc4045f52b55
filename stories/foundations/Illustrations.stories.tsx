import { EmptyDeskScene } from '#src/ui/illustrations/EmptyDeskScene.tsx';
import { GardenScene } from '#src/ui/illustrations/GardenScene.tsx';
import { LostScene } from '#src/ui/illustrations/LostScene.tsx';
import { MovingBoxScene } from '#src/ui/illustrations/MovingBoxScene.tsx';
import { ShelfScene } from '#src/ui/illustrations/ShelfScene.tsx';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Foundations/Illustrations' });

const scenes = [
  ['ShelfScene', ShelfScene, 'A shelf being built'],
  ['MovingBoxScene', MovingBoxScene, 'Boxes at an open door'],
  ['GardenScene', GardenScene, 'A garden with a watering can'],
  ['EmptyDeskScene', EmptyDeskScene, 'An empty desk'],
  ['LostScene', LostScene, 'A signpost at a fork'],
] as const;

/** Five scenes, one light, one palette; each is decoration unless it is given a `title`. */
export const Scenes = meta.story({
  render: () => (
    <div className="grid gap-6 p-4 sm:grid-cols-2 md:p-6 xl:grid-cols-3">
      {scenes.map(([name, Scene, title]) => (
        <figure key={name} className="rounded-card border border-line bg-surface-raised p-4">
          <Scene title={title} />
          <figcaption className="pt-3 text-sm text-ink-muted">{name}</figcaption>
        </figure>
      ))}
    </div>
  ),
});

/** The same picture in both themes. */
export const InBothThemes = meta.story({
  render: () => (
    <div className="grid sm:grid-cols-2">
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} className="grid gap-6 bg-surface p-4 md:p-6">
          {scenes.map(([name, Scene]) => (
            <Scene key={name} />
          ))}
        </div>
      ))}
    </div>
  ),
});
