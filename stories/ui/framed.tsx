import type { ComponentType } from 'react';

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
