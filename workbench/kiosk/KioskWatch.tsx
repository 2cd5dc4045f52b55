import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { demo } from '#mocks/scenarios/demo.ts';
import { useWorkbench } from '../workbench-context.ts';
import { listenToInputs } from './inputs.ts';
import { startKiosk, type Kiosk } from './kiosk.ts';
import { KioskNotice } from './KioskNotice.tsx';

/**
 * Resets an idle demo, in a tab that was opened with `?kiosk=`: to the tour of its address,
 * or else to the home page. The two people of the demo page start over.
 *
 * @param props.onReset called when the demo is reset
 */
export function KioskWatch({ onReset }: { readonly onReset: () => void }) {
  const { engine, tours, systemClock, kiosk: setting, isDemoPage } = useWorkbench();
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const kiosk = useRef<Kiosk>(null);
  const minutes = setting?.minutes;
  const reset = useEffectEvent(() => {
    onReset();
    if (isDemoPage) void engine.reset();
    else if (setting?.tour !== undefined) tours.start(setting.tour);
    else {
      tours.end();
      void engine.open({ scenario: demo.id });
    }
  });
  useEffect(() => {
    if (minutes === undefined) return;
    const started = startKiosk({
      minutes,
      clock: systemClock,
      onNotice: setSecondsLeft,
      onIdle: () => reset(),
    });
    kiosk.current = started;
    const stop = listenToInputs(window, started.touch);
    return () => {
      stop();
      started.end();
    };
  }, [minutes, systemClock]);
  if (secondsLeft === null) return null;
  return <KioskNotice secondsLeft={secondsLeft} onStay={() => kiosk.current?.touch()} />;
}
