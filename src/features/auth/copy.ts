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
      text: 'Pick tasks that fit between classes, and get paid by neighbors who need a hand.',
    },
  },
  promises: [
    'Background-checked students',
    'Payment protected until the job is done',
    'Money-back satisfaction guarantee',
  ],
  formFailed: "We couldn't load this form",
  signOutQuestion: 'You have unsent text. Logging out deletes it. Do you want to log out?',
  email: 'Email',
  password: 'Password',
  remember: 'Keep me signed in',
  signIn: 'Sign in',
  signingIn: 'Signing you in',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  phoneHint: 'We only share it with people you have a task with.',
  city: 'City',
  passwordHint: 'Use at least 8 characters.',
  confirmation: 'Confirm password',
  signUp: 'Create account',
  signingUp: 'Creating your account',
  notSignedUp: "We couldn't create your account",
  maybeSignedUp: "We're not sure if your account was created",
  checksFirst: "Try again, and we'll check before we create another one.",
  failed: "We couldn't sign you in",
  notKept:
    "Your browser blocks storage, so you'll be signed out when you reload or close this page.",
  unverified: {
    title: "Your email isn't verified yet",
    text: 'Enter the code we sent you to finish setting up your account.',
    enter: 'Enter code',
    later: 'Skip for now',
  },
  signedIn: {
    title: (firstName: string) => `You're signed in as ${firstName}`,
    text: 'Continue, or sign in with a different account.',
    goOn: 'Continue',
  },
  verification: {
    title: 'Verify your email',
    sentTo: (email: string) => `We sent a 6-digit code to ${email}. It expires in 10 minutes.`,
    sentBefore: (email: string) => `We sent a 6-digit code to ${email}.`,
    code: 'Verification code',
    timeLeft: 'Time left',
    expired: { title: 'This code has expired', text: 'Request a new one to continue.' },
    verify: 'Verify',
    verifying: 'Verifying your code',
    resend: 'Send a new code',
    resendIn: (seconds: number) => `Send a new code in ${seconds} s`,
    resending: 'Sending a new code',
    resent: 'A new code is on its way.',
    notResent: "We couldn't send a new code",
    close: 'Close',
    done: 'Your email is verified',
    goingOn: 'One moment...',
    failed: 'Verification failed. Please try again with the correct code.',
    unchecked: {
      title: "We couldn't check your code",
      text: 'Check your connection and try again.',
    },
    signInNext: (email: string) => `${email} is verified. Sign in to continue.`,
    signIn: 'Sign in',
  },
  logout: 'Logout',
  loggingOut: 'Signing you out',
  reasons: {
    'sign-in-needed': {
      title: 'Sign in to continue',
      text: 'You need to be signed in to see this page.',
    },
    'session-ended': {
      title: 'Your session has ended',
      text: 'Sign in again to pick up where you left off.',
    },
    'signed-out-elsewhere': {
      title: "You've been signed out",
      text: 'You signed out in another tab. Sign in again to continue.',
    },
    'task-to-post': {
      title: 'Create an account to post your task',
      text: 'Or sign in if you already have one. Your task is next.',
    },
  },
} as const;

/** Why the user was redirected to the sign-in page. */
export type SignInReason = keyof typeof authCopy.reasons;
