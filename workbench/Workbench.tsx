import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { DEMO_PATH } from './demo/demo-path.ts';
import { readPanelSettings, savePanelSettings, type PanelSettings } from './panel-settings.ts';
import type { PaletteKeys } from './palette/palette-keys.ts';
import { Ribbon } from './Ribbon.tsx';
import { useStore } from './store.ts';
import { useWorkbench } from './workbench-context.ts';

const loadPanel = async () => (await import('./WorkbenchPanel.tsx')).WorkbenchPanel;
const loadTourBar = async () => (await import('./tours/TourBar.tsx')).TourBar;
const loadPalette = async () => (await import('./palette/Palette.tsx')).Palette;

/**
 * The workbench of the mocked app: a ribbon above the page, the panel that its button opens, which Escape
 * closes, and the command palette, which Ctrl+K or ⌘K opens from anywhere.
 */
export function Workbench({ paletteKeys }: { readonly paletteKeys: PaletteKeys }) {
  const { storage, tours, urlOf } = useWorkbench();
  const [settings, setSettings] = useState(() => readPanelSettings(storage));
  const isPaletteOpen = useStore(paletteKeys);
  const [Panel, hasPanelFailed] = useLoaded(settings.isOpen, loadPanel);
  const [Palette, hasPaletteFailed] = useLoaded(isPaletteOpen, loadPalette);
  const tour = useStore(tours);
  const [TourBar, hasTourFailed] = useLoaded(tour !== null, loadTourBar);
  const hasFailed = hasPanelFailed || hasPaletteFailed || hasTourFailed;
  const button = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLDivElement>(null);

  function change(changes: Partial<PanelSettings>): void {
    const next = { ...settings, ...changes };
    setSettings(next);
    savePanelSettings(storage, next);
  }

  function close(): void {
    change({ isOpen: false });
    button.current?.focus();
  }

  const makeRoom = useEffectEvent(() => {
    if (tours.state()) change({ isOpen: false });
  });
  useEffect(() => tours.subscribe(() => makeRoom()), [tours]);

  // Else it would keep what is typed.
  useEffect(() => {
    if (hasPaletteFailed) paletteKeys.setOpen(false);
  }, [hasPaletteFailed, paletteKeys]);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isInside = event.target instanceof Node && frame.current?.contains(event.target);
    if (event.key === 'Escape' && isInside && settings.isOpen && !event.defaultPrevented) {
      // A dialog of the app would close, too.
      event.stopImmediatePropagation();
      close();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, []);

  return (
    <div ref={frame}>
      <Ribbon
        buttonRef={button}
        isOpen={settings.isOpen}
        onToggle={() => (settings.isOpen ? close() : change({ isOpen: true }))}
        onFind={() => paletteKeys.setOpen(true)}
        problem={hasFailed ? "The workbench couldn't be loaded. Reload the page." : undefined}
      />
      {tour && TourBar && <TourBar state={tour} tours={tours} demoUrl={urlOf(DEMO_PATH)} />}
      {settings.isOpen && Panel && (
        <Panel
          tab={settings.tab}
          width={settings.width}
          onTab={(tab) => change({ tab })}
          onWidth={(width) => change({ width })}
          onClose={close}
        />
      )}
      {isPaletteOpen && Palette && (
        <Palette
          typed={paletteKeys.typed()}
          onReady={paletteKeys.endTyping}
          onClose={() => paletteKeys.setOpen(false)}
          onTab={(tab) => change({ isOpen: true, tab })}
        />
      )}
    </div>
  );
}

/** A part of the workbench whose code loads when it is opened for the first time, and whether that has failed. */
function useLoaded<Props>(isOpen: boolean, load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isOpen || Part !== null) return;
    load().then(
      (loaded) => setPart(() => loaded),
      () => setHasFailed(true),
    );
  }, [isOpen, Part, load]);
  return [Part, hasFailed] as const;
}
