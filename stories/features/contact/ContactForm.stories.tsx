import { ContactForm } from '#src/features/contact/ContactForm.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { inThreeModes } from '#states/modes.ts';
import { ViewedBy } from '#stories/stage/StagedFeature.tsx';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { SheetItem, SheetSection } from '../../ui/sheet.tsx';

const meta = preview.meta({
  title: 'Features/Contact/ContactForm',
  component: ContactForm,
  tags: ['autodocs'],
  decorators: [framed],
  parameters: {
    feature: () =>
      scenario({
        id: 'feature-contact-form',
        title: 'The contact form',
        at: paths.contact.to(),
      }),
  },
  render: () => (
    <div className="max-w-dialog">
      <ContactForm />
    </div>
  ),
});

export const Default = meta.story({ tags: ['!test'] });

/** For a signed-in viewer, whose name and address are known. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <SheetSection title="Viewers" column="full">
      <SheetItem caption="Signed in">
        <ViewedBy viewer="client">
          <ContactForm />
        </ViewedBy>
      </SheetItem>
    </SheetSection>
  ),
});
