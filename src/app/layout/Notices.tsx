import { useSyncExternalStore } from 'react';
import { useNotices } from '#src/lib/app/EnvironmentProvider.tsx';
import { Notice, NoticeRegion } from '#src/ui/Notice.tsx';

/** The current notice of the app. Its timer pauses while it is hovered or focused. */
export function Notices() {
  const notices = useNotices();
  const current = useSyncExternalStore(notices.subscribe, notices.current, () => null);
  return (
    <NoticeRegion
      onPointerEnter={notices.pause}
      onPointerLeave={notices.resume}
      onFocus={notices.pause}
      onBlur={notices.resume}
    >
      {current && (
        <Notice key={current.id} tone={current.tone} onDismiss={() => notices.dismiss(current.id)}>
          {current.text}
        </Notice>
      )}
    </NoticeRegion>
  );
}
