import { expect, within } from 'storybook/test';
import { ProfileCard } from '#src/features/dashboards/main/ProfileCard.tsx';
import { useEnvironment, useSession } from '#src/lib/app/EnvironmentProvider.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { people, type Viewer } from '#mocks/fixtures/accounts.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { inThreeModes } from '#states/modes.ts';
import { ViewedBy } from '#stories/stage/StagedFeature.tsx';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { documents } from '../documents.ts';
import { sheetItem } from '../../ui/sheet-item.ts';
import { SheetItem, SheetSection } from '../../ui/sheet.tsx';

interface ProfileArgs {
  /** Whose profile it is. */
  readonly person: Viewer;
}

const viewers = Object.keys(people) as Viewer[];

const meta = preview.meta({
  title: 'Features/Dashboard/ProfileCard',
  component: documents<ProfileArgs>(ProfileCard),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: {
    feature: ({ person }: ProfileArgs) =>
      scenario({ id: 'feature-profile', title: 'A profile', as: person, at: paths.dashboard.to() }),
  },
  argTypes: {
    person: {
      description: 'Who is signed in.',
      options: viewers,
      control: { type: 'select' },
      table: { category: 'What the server knows' },
    },
  },
  args: { person: 'client' as const },
  render: () => (
    <div className="max-w-form">
      <OwnProfile />
    </div>
  ),
});

function OwnProfile() {
  const user = useSession()?.user;
  const { timeZone } = useEnvironment();
  return user ? <ProfileCard user={user} timeZone={timeZone} /> : null;
}

export const Verified = meta.story({ tags: ['!test'] });

const captions: Readonly<Record<Viewer, string>> = {
  client: 'A client',
  worker: 'A worker',
  sparse: 'Without phone and city',
  unverified: 'An address to verify',
  longName: 'Everything at its longest',
};

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <SheetSection title="Profile" column="xl">
      {viewers.map((viewer) => (
        <SheetItem key={viewer} caption={captions[viewer]}>
          <ViewedBy viewer={viewer}>
            <OwnProfile />
          </ViewedBy>
        </SheetItem>
      ))}
    </SheetSection>
  ),
  play: async ({ canvasElement }) => {
    const unverified = within(sheetItem(canvasElement, captions.unverified));
    await expect(await unverified.findByText('Email not verified')).toBeVisible();
  },
});
