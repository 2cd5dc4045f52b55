import type { ComponentType } from 'react';

/**
 * Names the component that a page documents, where the controls are not its props: the story's render
 * function makes the props from them.
 *
 * @example component: documents<OfferVariant>(OfferTimeline)
 */
export function documents<Args>(component: ComponentType<never>): ComponentType<Args> {
  return component as ComponentType<Args>;
}
