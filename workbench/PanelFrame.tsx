import { X } from 'lucide-react';
import { cx } from 'class-variance-authority';
import type { ComponentType, ReactNode } from 'react';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#src/ui/Tabs.tsx';
import { capitalized } from './words.ts';
import type { TabId } from './panel-settings.ts';

export interface PanelFrameProps {
  readonly label: string;
  readonly title: string;
  readonly actions?: ReactNode;
  readonly closeLabel: string;
  /** The tabs that it has, in their order. */
  readonly ids: readonly TabId[];
  readonly tabs: Readonly<Partial<Record<TabId, ComponentType>>>;
  /** The open tab. One that the panel doesn't have opens the first. */
  readonly tab: TabId;
  readonly onTab: (tab: TabId) => void;
  readonly onClose: () => void;
  readonly className: string;
  /** The edge that resizes it. */
  readonly resizer?: ReactNode;
}

/** Wrapping buttons instead of underlined tabs. */
const tabClasses =
  'min-h-9! justify-center rounded-control! px-1! text-sm after:hidden hover:bg-ink/4 data-[state=active]:bg-surface-sunken data-[state=active]:text-ink! pointer-coarse:min-h-11!';

/** The panel with its tabs, for the mocked app and for stories. */
export function PanelFrame({
  label,
  title,
  actions,
  closeLabel,
  ids,
  tabs,
  tab,
  onTab,
  onClose,
  className,
  resizer,
}: PanelFrameProps) {
  const open = ids.includes(tab) ? tab : ids[0];
  return (
    <aside
      aria-label={label}
      className={cx('fixed z-70 flex flex-col border-line bg-surface-raised', className)}
    >
      {resizer}
      <header className="flex items-start justify-between gap-2 ps-4 pe-2 pt-1">
        <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4">
          <h2 className="py-2.5 text-base wrap-anywhere">{title}</h2>
          {actions}
        </div>
        <IconButton label={closeLabel} onClick={onClose}>
          <X aria-hidden strokeWidth={1.75} />
        </IconButton>
      </header>
      <Tabs
        value={open}
        onValueChange={(value) => {
          const id = ids.find((each) => each === value);
          if (id) onTab(id);
        }}
        className="flex min-h-0 grow flex-col"
      >
        <TabList
          label="Tools"
          className="grid! max-w-md shrink-0 grid-cols-3 gap-1! overflow-visible! px-4 pb-2"
        >
          {ids.map((id) => (
            <Tab key={id} value={id} className={tabClasses}>
              {capitalized(id)}
            </Tab>
          ))}
        </TabList>
        {ids.map((id) => {
          const Content = tabs[id];
          return (
            <TabPanel
              key={id}
              value={id}
              className="min-h-0 grow overflow-y-auto overscroll-contain px-4 pt-4 pb-6 focus-visible:-outline-offset-2 data-[state=inactive]:hidden"
            >
              {Content && <Content />}
            </TabPanel>
          );
        })}
      </Tabs>
    </aside>
  );
}
