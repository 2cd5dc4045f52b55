import { MapPin, Star } from 'lucide-react';
import { expect } from 'storybook/test';
import icons from 'virtual:icons-in-use';
import { inAllModes, withoutPicture } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { FoundationSection } from './FoundationSection.tsx';

const meta = preview.meta({ title: 'Foundations/Icons' });

/** Every icon that the product imports, found in its source. */
export const InUse = meta.story({
  // The picture would change with every new icon.
  parameters: { chromatic: withoutPicture },
  render: () => (
    <FoundationSection
      title="Icons in use"
      note="From lucide, with a stroke of 1.75 px, each with the number of files that use it."
    >
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6 xl:grid-cols-8">
        {Object.entries(icons).map(([name, { Icon, files }]) => (
          <li
            key={name}
            className="flex flex-col items-center gap-2 rounded-control border border-line bg-surface-raised px-2 py-4 text-center text-xs"
          >
            <Icon aria-hidden strokeWidth={1.75} className="size-6" />
            <span className="wrap-anywhere">{name}</span>
            <span className="text-ink-muted tabular-nums">
              {files} {files === 1 ? 'file' : 'files'}
            </span>
          </li>
        ))}
      </ul>
    </FoundationSection>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('ChevronDown')).toBeVisible();
    await expect(canvasElement.querySelectorAll('li svg.lucide')).toHaveLength(
      Object.keys(icons).length,
    );
  },
});

export const Sizes = meta.story({
  parameters: { chromatic: inAllModes },
  render: () => (
    <FoundationSection
      title="Sizes"
      note="An icon has a label beside it, or its control has a name for screen readers."
    >
      <ul className="flex flex-col gap-4">
        <li className="flex items-center gap-2">
          <MapPin aria-hidden strokeWidth={1.75} className="size-5 text-ink-muted" /> 20 px beside
          body text
        </li>
        <li className="flex items-center gap-1.5 text-sm">
          <MapPin aria-hidden strokeWidth={1.75} className="size-4 text-ink-muted" /> 16 px beside
          small text
        </li>
        <li className="flex items-center gap-2">
          <Star aria-hidden strokeWidth={1.75} className="size-5 fill-current text-accent-strong" />
          A mark in accent-strong, 3 to 1
        </li>
      </ul>
    </FoundationSection>
  ),
});
