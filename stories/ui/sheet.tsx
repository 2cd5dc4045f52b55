import { cx } from 'class-variance-authority';
import type { ComponentType, ReactNode } from 'react';
import { within } from 'storybook/test';
import { Field, type FieldProps } from '#src/ui/Field.tsx';

const columns = {
  sm: 'grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))]',
  md: 'grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]',
  lg: 'grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))]',
  xl: 'grid-cols-[repeat(auto-fill,minmax(min(100%,28rem),1fr))]',
  full: 'grid-cols-1',
};

/** What differs in a state: props of the component, or an attribute such as `data-pseudo`. */
type State<Props> = Props & Readonly<Record<`data-${string}`, string>>;

/**
 * A section of a component's sheet, such as one variant in all its states: a heading, and its items
 * in columns. Sections with the same `column` align with each other. They are siblings in a
 * fragment, in a story with the `framed` decorator; the first has no line above it.
 *
 * @example
 * render: () => (
 *   <>
 *     <SheetSection title="Primary" states={{ Default: {}, Hover: { 'data-pseudo': 'hover' } }}>
 *       {(props: ButtonProps) => <Button {...props}>Send offer</Button>}
 *     </SheetSection>
 *     <SheetSection title="In a page" column="lg">
 *       <SheetItem caption="As wide as its container"><Button isFullWidth>Send offer</Button></SheetItem>
 *     </SheetSection>
 *   </>
 * )
 */
export function SheetSection<Props>({
  title,
  column = 'md',
  ...content
}: {
  title: string;
  /**
   * The minimum width: 88 px for icons, 144 for controls, 320 and 448 for boxes; or one full-width
   * column.
   */
  column?: keyof typeof columns;
} & (
  | { states?: undefined; children: ReactNode }
  | {
      /** The states of one component, by caption. `children` renders each. */
      states: Readonly<Record<string, State<NoInfer<Props>>>>;
      children: (props: Props) => ReactNode;
    }
)) {
  return (
    <section className="grid gap-x-8 gap-y-4 not-first:mt-8 not-first:border-t not-first:border-line not-first:pt-8 lg:grid-cols-[8rem_minmax(0,1fr)]">
      <h2 className="font-sans text-base font-semibold tracking-normal">{title}</h2>
      <div className={cx('grid min-w-0 items-start gap-x-6 gap-y-6', columns[column])}>
        {content.states === undefined
          ? content.children
          : Object.entries(content.states).map(([caption, props]) => (
              <SheetItem key={caption} caption={caption}>
                {content.children(props)}
              </SheetItem>
            ))}
      </div>
    </section>
  );
}

type FieldParts = Partial<Pick<FieldProps, 'hint' | 'error' | 'required' | 'isOptional'>>;

/** A section with a control in its states, each in a `Field` with the hint and the error of the state. */
export function FieldSection<Props>({
  title = 'States',
  label,
  states,
  children,
}: {
  title?: string;
  label: string;
  states: Readonly<Record<string, State<NoInfer<Props> & FieldParts>>>;
  children: (control: Props) => ReactNode;
}) {
  return (
    <SheetSection title={title} column="lg" states={states}>
      {({ hint, error, required, isOptional, ...control }: FieldParts) => (
        <Field label={label} {...{ hint, error, required, isOptional }}>
          {children(control as Props)}
        </Field>
      )}
    </SheetSection>
  );
}

/** One state of the component, with its name above it. */
export function SheetItem({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 text-xs text-ink-muted">{caption}</figcaption>
      {children}
    </figure>
  );
}

/**
 * Finds an item of a sheet, for its play function.
 *
 * @example within(sheetItem(canvasElement, 'Read-only')).queryByRole('button')
 */
export function sheetItem(canvasElement: HTMLElement, caption: string): HTMLElement {
  const title = within(canvasElement).getByText(caption, { selector: 'figcaption' });
  return title.parentElement as HTMLElement;
}

/** A decorator that adds padding between a component and the edges of the canvas. */
export function framed(Story: ComponentType) {
  return (
    <div className="p-4 md:p-6">
      <Story />
    </div>
  );
}

/** A decorator for a component that is as wide as its column. @param width the class of its maximum width */
export function inColumn(width: string) {
  return (Story: ComponentType) => (
    <div className={width}>
      <Story />
    </div>
  );
}
