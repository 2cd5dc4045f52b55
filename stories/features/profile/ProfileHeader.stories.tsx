import { sheetOf } from '../sheet-of.tsx';
import { fullName } from '#src/domain/user.ts';
import { ProfileHeader } from '#src/features/profile/ProfileHeader.tsx';
import { aProfile } from '#mocks/factories/reviews.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../preview.tsx';
import { framed } from '../../ui/sheet.tsx';
import { signedInAs } from '../signed-in.tsx';

const { worker, longName } = people;

const meta = preview.meta({
  title: 'Features/Profile/ProfileHeader',
  component: ProfileHeader,
  tags: ['autodocs'],
  decorators: [framed, signedInAs('client')],
  args: { id: worker.id, profile: aProfile(), isOwn: false },
});

export const Usual = meta.story({ tags: ['!test'] });

/** The profile of the viewer and of another user, and the extremes. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: sheetOf(ProfileHeader, 'full', {
    Header: {
      Usual: {},
      'Own profile': { isOwn: true },
      'Without an email address': { profile: aProfile({ user: { email: '' } }) },
      'Longest name and email': {
        id: longName.id,
        profile: aProfile({ user: { name: fullName(longName), email: longName.email } }),
        isOwn: true,
      },
    },
  }),
});
