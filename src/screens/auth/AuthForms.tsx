import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { authCopy as copy } from '#src/features/auth/copy.ts';
import { EmailVerification } from '#src/features/auth/EmailVerification.tsx';
import { isSameAddress } from '#src/features/auth/same-address.ts';
import { readSignInRequest, returnPath } from '#src/features/auth/sign-in-request.ts';
import { SignInForm } from '#src/features/auth/SignInForm.tsx';
import { AUTH_FORM_KEY } from '#src/features/auth/use-auth-form.ts';
import { useEnterApp } from '#src/features/auth/use-enter-app.ts';
import { useEnvironment, useSession } from '#src/lib/app/EnvironmentProvider.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { InlineFailure } from '#src/ui/InlineFailure.tsx';
import { lazyPart, usePreload } from '#src/ui/lazy-part.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#src/ui/Tabs.tsx';
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts';

// Most visitors sign in: the longer form loads when its tab is opened.
const SignUpForm = lazyPart(
  'SignUpForm',
  async () => (await import('#src/features/auth/SignUpForm.tsx')).SignUpForm,
  {
    placeholder: <Skeleton className="h-194 sm:h-165.5" />,
    failure: (trouble) => <InlineFailure kind="block" title={copy.formFailed} trouble={trouble} />,
  },
);

/** Switching tabs replaces the history entry, so Back leaves the page. */
export function AuthForms() {
  const [query, setQuery] = useSearchParams();
  const location = useLocation();
  const [email, setEmail] = useState('');
  // Changes when the sign-in form must start over with another address.
  const [formKey, setFormKey] = useState(0);
  const [isLeaving, setIsLeaving] = useState(false);
  const isBusy = useIsMutating({ mutationKey: AUTH_FORM_KEY }) > 0 || isLeaving;
  const enterApp = useEnterApp();
  const store = useEnvironment().session;
  const session = useSession();
  const preloadSignUp = usePreload(SignUpForm);
  const isHydrated = useIsHydrated();
  const request = readSignInRequest(location.state);
  const tab = readTab(query);
  const returnTo = returnPath(request, session?.user.id);

  function switchTab(next: string): void {
    setQuery(
      (current) => {
        current.set('tab', next);
        return current;
      },
      { replace: true, state: location.state as unknown, preventScrollReset: true },
    );
  }

  function signInWith(account: { email: string }): void {
    if (!isSameAddress(account.email, email)) setFormKey((key) => key + 1);
    setEmail(account.email);
    switchTab('login');
  }

  return (
    <EmailVerification returnTo={returnTo} onSignIn={signInWith}>
      {({ email: pendingEmail, open }) => {
        const form = {
          email,
          isLeaving,
          alert:
            pendingEmail !== null ? (
              <UnverifiedAlert
                canSkip={session !== null && isSameAddress(session.user.email, pendingEmail)}
                returnTo={returnTo}
                onEnter={() => open({ email: pendingEmail })}
              />
            ) : session && !isBusy ? (
              <SignedInAlert firstName={session.user.first_name} returnTo={returnTo} />
            ) : (
              !session &&
              request && (
                <Alert
                  tone={request.reason === 'task-to-post' ? 'info' : 'warning'}
                  title={copy.reasons[request.reason].title}
                >
                  {copy.reasons[request.reason].text}
                </Alert>
              )
            ),
          onEmail: (event: { target: { value: string } }) => setEmail(event.target.value),
          onSignedIn() {
            setIsLeaving(true);
            // The session is newer than this render.
            enterApp(returnPath(request, store.current()?.user.id));
          },
          onUnverified: (account: { email: string }) => open({ ...account, isCodeSent: true }),
        };
        return (
          <Card padding="lg">
            <Tabs value={tab} onValueChange={switchTab}>
              <TabList label={copy.tabs.label}>
                <Tab value="login" disabled={!isHydrated || (isBusy && tab !== 'login')}>
                  {copy.tabs.login}
                </Tab>
                <Tab
                  value="register"
                  disabled={!isHydrated || (isBusy && tab !== 'register')}
                  onPointerEnter={preloadSignUp}
                >
                  {copy.tabs.register}
                </Tab>
              </TabList>
              <TabPanel value="login">
                <SignInForm key={formKey} {...form} />
              </TabPanel>
              <TabPanel value="register">
                <SignUpForm {...form} />
              </TabPanel>
            </Tabs>
          </Card>
        );
      }}
    </EmailVerification>
  );
}

/** After the dialog was closed: reopen it, or continue without verification if signed in. */
function UnverifiedAlert({
  canSkip,
  returnTo,
  onEnter,
}: {
  canSkip: boolean;
  returnTo: string;
  onEnter: () => void;
}) {
  return (
    <Alert
      tone="warning"
      title={copy.unverified.title}
      action={
        <>
          <Button size="sm" onClick={onEnter}>
            {copy.unverified.enter}
          </Button>
          {canSkip && (
            <Button asChild size="sm" variant="secondary">
              <Link to={returnTo}>{copy.unverified.later}</Link>
            </Button>
          )}
        </>
      }
    >
      {copy.unverified.text}
    </Alert>
  );
}

function SignedInAlert({ firstName, returnTo }: { firstName: string; returnTo: string }) {
  return (
    <Alert
      tone="info"
      title={copy.signedIn.title(firstName)}
      action={
        <Button asChild size="sm" variant="secondary">
          <Link to={returnTo}>{copy.signedIn.goOn}</Link>
        </Button>
      }
    >
      {copy.signedIn.text}
    </Alert>
  );
}

/** Sign-in by default (product.md §2). */
export function readTab(query: URLSearchParams): 'login' | 'register' {
  return query.get('tab') === 'register' ? 'register' : 'login';
}
