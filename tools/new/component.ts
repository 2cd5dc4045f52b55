import { storiesIn } from '#states/reader/read-stories.ts';
import type { Draft } from './draft.ts';
import { namesOf, type Names } from './names.ts';

/**
 * Plans a component with its page in Storybook. A feature's component has none if there are stories of its
 * screen, which show it.
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
  const subject = isUi ? undefined : namesOf(unit ?? '', 'folder');
  const path = `${subject ? `features/${subject.kebab}` : 'ui'}/${names.pascal}`;
  const title = subject ? `Features/${areaOf(draft, subject)}` : 'UI';
  draft.create(`src/${path}.tsx`, component(names));
  if (subject && draft.files(`stories/screens/${subject.kebab}/*.stories.tsx`).length > 0) return;
  draft.create(`stories/${path}.stories.tsx`, stories(names, path, title));
}

/** The area of a feature's pages in Storybook's sidebar: that of its other pages, if any. */
function areaOf(draft: Draft, subject: Names): string {
  const [page] = draft.files(`stories/features/${subject.kebab}/*.stories.tsx`);
  const [story] = page === undefined ? [] : storiesIn(page, draft.read(page));
  return story?.title.split('/')[1] ?? subject.pascal;
}

const component = ({ pascal }: Names) => `import { useId } from 'react';
import { Card } from '#src/ui/Card.tsx';

export interface ${pascal}Props {
  /** Its heading. */
  title: string;
}

/**
 * A card with a title.
 *
 * @example
 * <${pascal} title="Mount two shelves" />
 */
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

function stories({ pascal }: Names, path: string, title: string): string {
  const isFeature = path.startsWith('features/');
  return `import { expect } from 'storybook/test';
import { ${pascal} } from '#src/${path}.tsx';
import { LONGEST } from '#mocks/fixtures/longest-texts.ts';
import { inThreeModes } from '#states/modes.ts';
${isFeature ? "import { signedInAs } from '#stories/features/signed-in.tsx';\n" : ''}import { framed } from '#stories/ui/framed.tsx';
import { SheetItem, SheetSection } from '#stories/ui/sheet.tsx';
import preview from '${'../'.repeat(path.split('/').length)}.storybook/preview.tsx';

const meta = preview.meta({
  title: '${title}/${pascal}',
  component: ${pascal},
  tags: ['autodocs'],
  decorators: [framed${isFeature ? ", signedInAs('client')" : ''}],
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
}
