import type { ComponentType } from 'react';

/** A decorator that keeps a component away from the edges of the canvas. */
export function framed(Story: ComponentType) {
  return (
    <div className="p-4 md:p-6">
      <Story />
    </div>
  );
}
