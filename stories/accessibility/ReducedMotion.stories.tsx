import { getDashboard } from '#src/contract/dashboards.ts';
import { never } from '#mocks/faults/faults.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Notice, NoticeRegion } from '#src/ui/Notice.tsx';
import { samePictureAs } from '#states/modes.ts';
import preview from '#stories/stage/preview.tsx';
import { openVerification } from '../screens/auth/verification-steps.ts';
import { dashboardLoaded } from '#mocks/scenarios/dashboard.ts';
import { home } from '#mocks/scenarios/shell.ts';
import { AuthScreen } from '#src/screens/auth/AuthScreen.tsx';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';

/**
 * For users who turn on reduced motion in their system, nothing slides, pulses or spins, and text
 * conveys what matters. Tests emulate it; in a browser, use the developer tools.
 */
const meta = preview.meta({
  title: 'Accessibility/Reduced motion',
  parameters: { emulate: { reducedMotion: 'reduce' as const } },
});

/** Everything that is animated without reduced motion. */
export const Components = meta.story({
  render: () => (
    <div className="flex max-w-form flex-col gap-6 p-4 md:p-6">
      <SkeletonText lines={3} />
      <Skeleton className="h-32 rounded-card" />
      <p className="flex items-center gap-3">
        <Spinner /> Sending your message
      </p>
      <NoticeRegion>
        <Notice tone="success" onDismiss={() => {}}>
          Profile saved.
        </Notice>
      </NoticeRegion>
    </div>
  ),
});

export const Loading = meta.story({
  parameters: {
    scenario: dashboardLoaded,
    screens: [DashboardScreen],
    faults: [never(getDashboard)],
    chromatic: samePictureAs('screens-dashboard/loading.desktop-light'),
  },
});

export const DialogOpening = meta.story({
  parameters: {
    scenario: home,
    screens: [AuthScreen],
    at: paths.auth.to(),
    chromatic: samePictureAs('screens-auth-verification/empty.desktop-light'),
  },
  play: async (context) => {
    await openVerification(context);
  },
});
