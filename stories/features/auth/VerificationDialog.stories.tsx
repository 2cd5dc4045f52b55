import { useEffect, useEffectEvent } from 'react';
import { fn } from 'storybook/test';
import { useRecordCode } from '#src/features/auth/sent-codes.ts';
import {
  VerificationDialog,
  type VerificationEnd,
} from '#src/features/auth/VerificationDialog.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { inAllModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { documents } from '../documents.ts';
import { OpenableDialog } from '../OpenableDialog.tsx';

interface VerificationArgs {
  readonly onEnd: (verified: { end: VerificationEnd }) => void;
}

const meta = preview.meta({
  title: 'Features/Auth/VerificationDialog',
  component: documents<VerificationArgs>(VerificationDialog),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: {
    feature: () =>
      scenario({
        id: 'feature-verification',
        title: 'An address to verify',
        as: 'unverified',
        at: paths.dashboard.to(),
      }),
    // An open dialog hides the rest of its page from assistive technology.
    docs: { story: { inline: false, height: '520px' } },
  },
  args: { onEnd: fn() },
  render: ({ onEnd }) => (
    <OpenableDialog>{(dialog) => <SentCodeDialog {...dialog} onEnd={onEnd} />}</OpenableDialog>
  ),
});

/** The dialog after a code was sent, which starts its countdowns. */
function SentCodeDialog(props: VerificationArgs & { isOpen: boolean; onClose: () => void }) {
  const { email } = people.unverified;
  const record = useRecordCode();
  const markSent = useEffectEvent(() => record.markSent(email));
  useEffect(() => markSent(), []);
  return <VerificationDialog email={email} {...props} />;
}

/** The code of the mock server is 246810. */
export const Entering = meta.story({ parameters: { chromatic: inAllModes } });
