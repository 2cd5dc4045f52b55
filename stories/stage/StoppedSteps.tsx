import { useEffect, useState } from 'react';
import { PLAY_FUNCTION_THREW_EXCEPTION } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { Alert } from '#src/ui/Alert.tsx';
import { viewports } from '#stories/checks/viewports.ts';

/**
 * One line above a story whose steps have failed, since they know one width and one state. The story stays as far as
 * they came.
 *
 * @param props.viewport the size that the story was written for
 */
export function StoppedSteps({ viewport }: { viewport: string | undefined }) {
  const [reason, setReason] = useState<string>();
  useEffect(() => {
    const channel = addons.getChannel();
    const show = ({ message }: Error) => setReason(message.split('\n')[0]);
    channel.on(PLAY_FUNCTION_THREW_EXCEPTION, show);
    return () => channel.off(PLAY_FUNCTION_THREW_EXCEPTION, show);
  }, []);
  if (reason === undefined) return null;
  const size = Object.entries(viewports).find(([name]) => name === viewport)?.[1];
  return (
    <Alert tone="info" size="compact" title="The steps of this story stopped here">
      They expect the viewport “{(size ?? viewports.desktop).name}” and unchanged Controls. {reason}
    </Alert>
  );
}
