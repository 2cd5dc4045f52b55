import type { Draft } from './draft.ts';
import { namesOf, type Names } from './names.ts';

/**
 * Plans a component with its page in Storybook.
 *
 * @param given.folder `ui` or `features/x`
 * @throws Error when the name or the folder is invalid, or a component has that name
 */
export function planComponent(draft: Draft, given: { name: string; folder: string }): void {
  const names = namesOf(given.name, 'component');
  const [layer = '', unit, ...rest] = given.folder.split('/');
  const isUi = given.folder === 'ui';
  if (!isUi && (layer !== 'features' || !unit || rest.length > 0)) {
    throw new Error(`--in is "${given.folder}"; allowed: ui, features/X.`);
  }
  if (names.pascal.endsWith('Dialog')) {
    throw new Error(
      `"${given.name}" can't be generated: what a dialog shows depends on what opens it. Follow src/features/posted-tasks/DeleteTaskDialog.tsx.`,
    );
  }
  const [taken] = draft.files(`src/{ui,features/**}/${names.pascal}.tsx`);
  if (taken !== undefined)
    throw new Error(`${names.pascal} exists already: ${taken}. Nothing was written.`);
  if (isUi) {
    draft.create(`src/ui/${names.pascal}.tsx`, uiComponent(names));
    draft.create(`stories/ui/${names.pascal}.stories.tsx`, uiStories(names));
    return;
  }
  const subject = namesOf(unit ?? '', 'folder');
  const folder = `${layer}/${subject.kebab}`;
  draft.create(`src/${folder}/${names.pascal}.tsx`, featureComponent(names));
  draft.create(
    `stories/features/${subject.kebab}/${names.pascal}.stories.tsx`,
    featureStories(names, folder, areaOf(draft, subject)),
  );
}

/** The area of a feature's pages in Storybook's sidebar: that of its other pages, if any. */
function areaOf(draft: Draft, subject: Names): string {
  const [page] = draft.files(`stories/features/${subject.kebab}/*.stories.tsx`);
  const area = page && /title: 'Features\/(\w+)\//.exec(draft.read(page))?.[1];
  return area ?? subject.pascal;
}

const uiComponent = ({ pascal }: Names) => `import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const classes = cva('rounded-card border border-line bg-surface-raised', {
  variants: { padding: { sm: 'p-4', md: 'p-6' } },
  defaultVariants: { padding: 'md' },
});

export type ${pascal}Props = ComponentProps<'div'> & {
  /** 16 or 24 px. */
  padding?: 'sm' | 'md' | undefined;
};

/**
 * A box for its children.
 *
 * @example
 * <${pascal} padding="sm">Mount two shelves</${pascal}>
 */
export function ${pascal}({ padding, className, ...rest }: ${pascal}Props) {
  return <div {...rest} className={classes({ padding, className })} />;
}
`;

const uiStories = ({ pascal }: Names) => `import { ${pascal} } from '#src/ui/${pascal}.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';
import { SheetItem, SheetSection } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/${pascal}',
  component: ${pascal},
  tags: ['autodocs'],
  decorators: [framed],
  args: { children: 'Mount two shelves' },
});

export const Default = meta.story();

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <SheetSection title="Padding" column="lg">
      <SheetItem caption="Small">
        <${pascal} padding="sm">Mount two shelves</${pascal}>
      </SheetItem>
      <SheetItem caption="Medium">
        <${pascal}>Mount two shelves</${pascal}>
      </SheetItem>
    </SheetSection>
  ),
});
`;

const featureComponent = ({ pascal }: Names) => `import { useId } from 'react';
import { Card } from '#src/ui/Card.tsx';

export interface ${pascal}Props {
  title: string;
}

/** A card with a title. */
export function ${pascal}({ title }: ${pascal}Props) {
  const titleId = useId();
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="text-xl wrap-anywhere">
          {title}
        </h2>
      </section>
    </Card>
  );
}
`;

const featureStories = (
  { pascal }: Names,
  folder: string,
  area: string,
) => `import { expect } from 'storybook/test';
import { ${pascal} } from '#src/${folder}/${pascal}.tsx';
import { LONGEST } from '#mocks/fixtures/longest-texts.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { SheetItem, SheetSection } from '../../ui/sheet.tsx';

const meta = preview.meta({
  title: 'Features/${area}/${pascal}',
  component: ${pascal},
  tags: ['autodocs'],
  decorators: [framed],
  args: { title: 'Mount two shelves' },
});

export const Usual = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: args.title })).toBeVisible();
  },
});

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: (args) => (
    <SheetSection title="Title" column="xl">
      <SheetItem caption="Usual">
        <${pascal} {...args} />
      </SheetItem>
      <SheetItem caption="Longest">
        <${pascal} title={LONGEST.title} />
      </SheetItem>
    </SheetSection>
  ),
});
`;
