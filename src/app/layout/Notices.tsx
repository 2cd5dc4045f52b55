import { useSyncExternalStore } from 'react';
import { useNotices } from '#src/lib/app/EnvironmentProvider.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Moment } from '#src/ui/Moment.tsx';
import { Notice, NoticeRegion } from '#src/ui/Notice.tsx';

export function Notices() {
  const notices = useNotices();
  const current = useSyncExternalStore(notices.subscribe, notices.current, () => null);
  return (
    <NoticeRegion
      // An alert announces itself, and would be announced twice.
      aria-live={current?.tone === 'danger' ? 'off' : 'polite'}
      onPointerEnter={notices.pause}
      onPointerLeave={notices.resume}
      onFocus={notices.pause}
      onBlur={notices.resume}
    >
      {current && (
        <Notice
          key={current.id}
          tone={current.tone}
          picture={current.moment && <Moment name={current.moment} className="size-9" />}
          action={
            current.action && (
              <Button
                variant="ghost"
                size="sm"
                className="shrink-0"
                onClick={() => {
                  notices.dismiss(current.id);
                  current.action?.run();
                }}
              >
                {current.action.label}
              </Button>
            )
          }
          onDismiss={() => notices.dismiss(current.id)}
        >
          {current.text}
          {current.tone === 'danger' && (current.count ?? 1) > 1 && ` (${current.count})`}
        </Notice>
      )}
    </NoticeRegion>
  );
}
