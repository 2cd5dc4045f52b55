import { useEffect, useEffectEvent } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { useRecordCode } from '#src/features/auth/sent-codes.ts';
import {
  VerificationDialog,
  type VerificationEnd,
} from '#src/features/auth/VerificationDialog.tsx';
import { OTP_LIFETIME_MS } from '#src/domain/otp.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { MOCK_CODE } from '#mocks/db/codes.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { inAllModes } from '#states/modes.ts';
import { settle } from '#stories/stage/settle.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
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
    <OpenableDialog>
      {({ isOpen, onClose }) => <SentCodeDialog {...{ isOpen, onClose, onEnd }} />}
    </OpenableDialog>
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

type Context = Parameters<NonNullable<NonNullable<typeof meta.input>['play']>>[0];

async function enter({ userEvent }: Pick<Context, 'userEvent'>, code: string) {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Verification code'), code);
  await userEvent.click(dialog.getByRole('button', { name: 'Verify' }));
  return dialog;
}

/** The code of the mock server is 246810. */
export const Entering = meta.story({ parameters: { chromatic: inAllModes } });

export const WrongCode = meta.story({
  play: async (context) => {
    const dialog = await enter(context, '000000');
    await settle(stageOf(context));
    await expect(dialog.getByLabelText('Verification code')).toBeInvalid();
  },
});

export const Expired = meta.story({
  play: async (context) => {
    const dialog = within(await screen.findByRole('dialog'));
    stageOf(context).clock.advance(OTP_LIFETIME_MS);
    await waitFor(() => expect(dialog.queryByRole('timer')).not.toBeInTheDocument());
  },
});

export const Verified = meta.story({
  play: async (context) => {
    await enter(context, MOCK_CODE);
    await settle(stageOf(context));
    const { world } = stageOf(context).server;
    await expect(world.users.findOrThrow(people.unverified.id).email_verified_at).not.toBeNull();
  },
});
