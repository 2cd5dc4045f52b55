import type { ComponentProps, ComponentType } from 'react';
import { SheetSection } from '../ui/sheet.tsx';

/**
 * A render function: the sheet of a component. Each section has its states by caption, as the props that differ from
 * the args of the story.
 *
 * @example render: sheetOf(TaskCard, 'lg', { Status: tasksByStatus })
 */
export function sheetOf<Props extends object>(
  Component: ComponentType<Props>,
  column: NonNullable<ComponentProps<typeof SheetSection>['column']>,
  sections: Readonly<Record<string, Readonly<Record<string, NoInfer<Partial<Props>>>>>>,
) {
  return (args: Props) => (
    <>
      {Object.entries(sections).map(([title, states]) => (
        <SheetSection key={title} title={title} column={column} states={states}>
          {(props: Partial<Props>) => <Component {...args} {...props} />}
        </SheetSection>
      ))}
    </>
  );
}
