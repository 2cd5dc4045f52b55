import { screen, userEvent } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { login, register } from '#src/contract/auth.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { offline, once } from '#mocks/faults/faults.ts';
import {
  fillSignUp,
  newcomer,
  signUpField,
  submitSignUp,
} from '#stories/screens/auth/sign-up-steps.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage } from '../render-stage.tsx';
import { home } from '#mocks/scenarios/shell.ts';
import { AuthScreen } from '#src/screens/auth/AuthScreen.tsx';

const at = paths.auth.to({ tab: 'register' });

/** The calls about accounts. After signing in, the app polls as well. */
function calls(stage: Stage): (string | null)[] {
  return stage.server.seen.map(({ call }) => call).filter((call) => call?.startsWith('auth.'));
}

describe('a sign-up whose answer is lost', () => {
  it('is a failure when it never reached the server, and succeeds on retry', async () => {
    const { stage, canvas } = await renderStage(AuthScreen, {
      scenario: home,
      at,
      faults: [once(offline(register))],
    });
    await fillSignUp({ canvas }, newcomer);
    await submitSignUp({ canvas, userEvent });
    await canvas.findByText('Registration failed. Please try again.');
    await submitSignUp({ canvas, userEvent });
    await screen.findByRole('dialog', { name: 'Verify your email' });
    // It may have arrived since it was asked about.
    expect(calls(stage)).toEqual([register.name, login.name, login.name, register.name]);
  });
});

describe('the draft of a sign-up', () => {
  it('survives a reload, without the passwords', async () => {
    const { stage, canvas } = await renderStage(AuthScreen, { scenario: home, at });
    await fillSignUp({ canvas }, newcomer);
    expect(stage.storage.get('drafts')).not.toContain(newcomer.password);
    stage.environment.navigateFully(at);
    await settle(stage);
    const { password: _, password_confirmation: __, ...kept } = newcomer;
    for (const name of Object.keys(kept) as (keyof typeof kept)[]) {
      expect(await signUpField(canvas, name)).toHaveProperty('value', kept[name]);
    }
    expect(await signUpField(canvas, 'password')).toHaveProperty('value', '');
    expect(await signUpField(canvas, 'password_confirmation')).toHaveProperty('value', '');
  });
});
