import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { workbenchCopy } from './copy.ts';
import { readPanelSettings, savePanelSettings, type PanelSettings } from './panel-settings.ts';
import { KioskWatch } from './kiosk/KioskWatch.tsx';
import { Ribbon } from './Ribbon.tsx';
import { Tours } from './tours/Tours.tsx';
import { useWorkbench } from './workbench-context.ts';
import type { WorkbenchPanelProps } from './WorkbenchPanel.tsx';

/** Ids of fields that the shortcut moves the focus to. */
const SEARCH = '[data-workbench-search]';

/**
 * The workbench of the mocked app: a ribbon above the page, and the panel that its button opens. Ctrl+K
 * or ⌘K opens the panel's search from anywhere, Escape closes the panel.
 */
export function Workbench() {
  const { storage } = useWorkbench();
  const [settings, setSettings] = useState(() => readPanelSettings(storage));
  const { Panel, hasFailed } = usePanel(settings.isOpen);
  const button = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [searches, setSearches] = useState(0);

  function change(changes: Partial<PanelSettings>): void {
    const next = { ...settings, ...changes };
    setSettings(next);
    savePanelSettings(storage, next);
  }

  function close(): void {
    change({ isOpen: false });
    button.current?.focus();
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
      event.preventDefault();
      change({ isOpen: true, tab: 'scenario' });
      setSearches(searches + 1);
    }
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

  const isShown = settings.isOpen && Panel !== null;
  useEffect(() => {
    if (searches > 0 && isShown) frame.current?.querySelector<HTMLElement>(SEARCH)?.focus();
  }, [searches, isShown]);

  return (
    <div ref={frame}>
      <Ribbon
        buttonRef={button}
        isOpen={settings.isOpen}
        onToggle={() => (settings.isOpen ? close() : change({ isOpen: true }))}
        problem={hasFailed ? workbenchCopy.ribbon.panelFailed : undefined}
      />
      <Tours onStart={() => change({ isOpen: false })} />
      <KioskWatch onReset={() => change({ isOpen: false })} />
      {isShown && (
        <Panel
          tab={settings.tab}
          width={settings.width}
          onTab={(tab) => change({ tab })}
          onWidth={(width) => change({ width })}
          onClose={close}
        />
      )}
    </div>
  );
}

/** The panel, whose code loads when it is opened for the first time. */
function usePanel(isOpen: boolean) {
  const [Panel, setPanel] = useState<ComponentType<WorkbenchPanelProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isOpen || Panel !== null) return;
    import('./WorkbenchPanel.tsx').then(
      (module) => setPanel(() => module.WorkbenchPanel),
      () => setHasFailed(true),
    );
  }, [isOpen, Panel]);
  return { Panel, hasFailed };
}
