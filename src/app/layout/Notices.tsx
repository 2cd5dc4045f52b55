import { useSyncExternalStore } from 'react';
import { useNotices } from '#src/lib/EnvironmentProvider.tsx';
import { Notice, NoticeRegion } from '#src/ui/Notice.tsx';

/** The notices of the app. Their timers pause while one is hovered or focused. */
export function Notices() {
  const notices = useNotices();
  const list = useSyncExternalStore(notices.subscribe, notices.list);
  return (
    <NoticeRegion
      onPointerEnter={notices.pause}
      onPointerLeave={notices.resume}
      onFocus={notices.pause}
      onBlur={notices.resume}
    >
      {list.map(({ id, tone, text }) => (
        <Notice key={id} tone={tone} onDismiss={() => notices.dismiss(id)}>
          {text}
        </Notice>
      ))}
    </NoticeRegion>
  );
}
