/** The copy of sign-in and sign-up. Validation messages are defined in the domain. */
export const authCopy = {
  tabs: { label: 'Sign in or sign up', login: 'Sign in', register: 'Sign up' },
  heading: {
    client: {
      title: 'Good help lives around the corner',
      text: 'Post a task, agree on a price, and a student from your neighborhood gets it done.',
    },
    worker: {
      title: 'Earn money around the corner',
      text: 'Pick tasks that fit between lectures, and get paid by neighbors who need a hand.',
    },
  },
  promises: [
    'Background-checked students',
    'Payment protected until the job is done',
    'Money-back satisfaction guarantee',
  ],
  email: 'Email',
  password: 'Password',
  remember: 'Keep me signed in',
  signIn: 'Sign in',
  signingIn: 'Signing you in',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  phoneHint: 'Only the people you agree on a task with see it.',
  city: 'City',
  passwordHint: 'At least 8 characters.',
  confirmation: 'Repeat the password',
  signUp: 'Create your account',
  signingUp: 'Creating your account',
  notSignedUp: 'Your account was not created',
  maybeSignedUp: "We couldn't find out whether your account was created",
  checksFirst: "If you try again, we'll check first.",
  failed: 'You are not signed in',
  notKept: 'Your browser blocks storage. You stay signed in until you reload or close this page.',
  unverified: {
    title: 'Your email address is not confirmed yet',
    text: 'We sent you a code. Enter it to use everything here.',
    enter: 'Enter the code',
    later: 'Go on without it',
  },
  signedIn: {
    title: (firstName: string) => `You are signed in as ${firstName}`,
    goOn: 'Go on',
  },
  verification: {
    title: 'Confirm your email',
    sentTo: (email: string) =>
      `We sent a 6-digit code to ${email}. The code expires in 10 minutes.`,
    code: 'Verification code',
    timeLeft: 'Time left',
    expired: 'This code has expired. Send yourself a new one.',
    verify: 'Verify',
    verifying: 'Verifying your code',
    resend: 'Send a new code',
    resendIn: (seconds: number) => `Send a new code in ${seconds} s`,
    resending: 'Sending a new code',
    resent: 'A new code is on its way.',
    close: 'Close',
    done: 'Your email is confirmed',
    goingOn: 'We take you on in a moment.',
    failed: 'Verification failed. Please try again with the correct code.',
    unchecked: "We couldn't check your code. Check your connection and try again.",
    signInNext: (email: string) => `${email} is confirmed. Sign in to continue.`,
    signIn: 'Sign in',
  },
  logout: 'Logout',
  loggingOut: 'Signing you out',
  reasons: {
    'sign-in-needed': 'Please sign in to see this page.',
    'session-ended': 'Your session has ended. Please sign in again.',
    'signed-out-elsewhere': 'You were signed out in another tab.',
  },
} as const;

/** Why the user was redirected to the sign-in page. */
export type SignInReason = keyof typeof authCopy.reasons;
