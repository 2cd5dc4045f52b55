import { fn } from 'storybook/test';
import { paths } from '#src/lib/navigation/paths.ts';
import { ClientHeader } from '#src/features/dashboards/client/ClientHeader.tsx';
import { people } from '#mocks/fixtures/accounts.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { SheetSection } from '../../ui/sheet.tsx';

const meta = preview.meta({
  title: 'Features/Client/ClientHeader',
  component: ClientHeader,
  tags: ['autodocs'],
  decorators: [framed],
  parameters: {
    feature: () =>
      scenario({
        id: 'feature-client-header',
        title: 'The head of the client dashboard',
        as: 'client',
        at: paths.client.to(),
      }),
  },
  args: { firstName: people.client.first_name, unread: 2, pending: 3, onPost: fn() },
});

export const Default = meta.story({ tags: ['!test'] });

/** Without and with many of both, and with the longest name. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: (args) => (
    <SheetSection
      title="Counts and names"
      column="full"
      states={{
        'Nothing new': { unread: 0, pending: 0 },
        'Above 99': { unread: 100, pending: 120 },
        'Longest name': {
          firstName: people.longName.first_name.repeat(3),
          unread: 1,
          pending: 1,
        },
      }}
    >
      {(props: Partial<typeof args>) => <ClientHeader {...args} {...props} />}
    </SheetSection>
  ),
});
