import { ProfileHeader, type ProfileHeaderProps } from '#src/features/profile/ProfileHeader.tsx';
import { people } from '#mocks/fixtures/accounts.ts';
import { scenarioOf } from '#mocks/scenarios/registry.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { SheetItem, SheetSection } from '../../ui/sheet.tsx';
import { documents } from '../documents.ts';
import { SeededProfile } from './SeededProfile.tsx';

interface HeaderArgs extends Pick<ProfileHeaderProps, 'isOwn'> {
  /** 0 to 5. */
  readonly average: number;
  /** Number of reviews. */
  readonly total: number;
}

const meta = preview.meta({
  title: 'Features/Profile/ProfileHeader',
  component: documents<HeaderArgs>(ProfileHeader),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: { feature: () => scenarioOf('profile-loaded') },
  argTypes: {
    average: { control: { type: 'range', min: 0, max: 5, step: 0.01 }, description: '0 to 5.' },
    total: { description: 'Number of reviews.' },
    isOwn: { description: "Whether it is the viewer's own profile." },
  },
  args: { average: 4.39, total: 23, isOwn: false },
  render: (args) => <Header id={people.worker.id} {...args} />,
});

function Header({ id, average, total, isOwn }: HeaderArgs & { id: number }) {
  return (
    <SeededProfile id={id}>
      {(profile) => (
        <ProfileHeader
          id={id}
          profile={{
            ...profile,
            statistics: { ...profile.statistics, average_rating: average, total_reviews: total },
          }}
          isOwn={isOwn}
        />
      )}
    </SeededProfile>
  );
}

export const Usual = meta.story({ tags: ['!test'] });

const { worker, longName } = people;
const variants = [
  ['4.5 and above', worker.id, { average: 4.5, total: 8, isOwn: false }],
  ['3.5 and above', worker.id, { average: 3.5, total: 8, isOwn: false }],
  ['2.5 and above', worker.id, { average: 2.5, total: 4, isOwn: false }],
  ['Below 2.5', worker.id, { average: 2.49, total: 35, isOwn: false }],
  ['No reviews, own profile', worker.id, { average: 0, total: 0, isOwn: true }],
  ['Longest name and email', longName.id, { average: 4, total: 2, isOwn: true }],
] as const;

/** The tones of the badge, and the extremes. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <SheetSection title="Header" column="full">
      {variants.map(([caption, id, args]) => (
        <SheetItem key={caption} caption={caption}>
          <Header id={id} {...args} />
        </SheetItem>
      ))}
    </SheetSection>
  ),
});
