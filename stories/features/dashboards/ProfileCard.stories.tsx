import { expect, within } from 'storybook/test';
import { ProfileCard } from '#src/features/dashboards/main/ProfileCard.tsx';
import type { User } from '#src/domain/user.ts';
import { aUser } from '#mocks/factories/users.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed, inColumn, sheetItem, SheetSection } from '../../ui/sheet.tsx';
import { signedInAs } from '../signed-in.tsx';

const meta = preview.meta({
  title: 'Features/Dashboard/ProfileCard',
  component: ProfileCard,
  tags: ['autodocs'],
  decorators: [framed, signedInAs('client')],
  args: { user: aUser(), timeZone: 'UTC' },
});

export const Verified = meta.story({ tags: ['!test'], decorators: [inColumn('max-w-form')] });

const { client, worker, sparse, unverified, longName } = people;

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: (args) => (
    <SheetSection
      title="Profile"
      column="xl"
      states={{
        'A client': { user: aUser({ id: client.id }) },
        'A worker': { user: aUser({ id: worker.id }) },
        'Without phone and city': { user: aUser({ id: sparse.id }) },
        'An address to verify': { user: aUser({ id: unverified.id }) },
        'Everything at its longest': { user: aUser({ id: longName.id }) },
      }}
    >
      {({ user }: { user: User }) => <ProfileCard {...args} user={user} />}
    </SheetSection>
  ),
  play: async ({ canvasElement }) => {
    const unverified = within(sheetItem(canvasElement, 'An address to verify'));
    await expect(await unverified.findByText('Email not verified')).toBeVisible();
  },
});
