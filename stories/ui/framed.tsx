import type { ComponentType } from 'react';

/** A decorator that adds padding between a component and the edges of the canvas. */
export function framed(Story: ComponentType) {
  return (
    <div className="p-4 md:p-6">
      <Story />
    </div>
  );
}
