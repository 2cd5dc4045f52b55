import { Component, createElement, Fragment, type ReactNode } from 'react';
import type { CodeFailure } from '#src/ui/code-store.ts';

/** The mark of a part that is missing so far, which tests and pictures wait for, after its placeholder. */
export function loadingPart(placeholder?: ReactNode): ReactNode {
  const mark = createElement('span', { hidden: true, 'data-loading-part': '' });
  return createElement(Fragment, null, placeholder, mark);
}

/** A loaded part that failed to render. */
export const CRASHED = {
  cause: 'render',
  isBusy: false,
  isOutdated: false,
  canReload: false,
} as const;

/** What a failed load looks like to the user. */
export function troubleOf({ attempts, isRetrying, isOutdated }: CodeFailure) {
  // A browser may remember that an import failed, so a retry that fails may never succeed.
  return { cause: 'load', isBusy: isRetrying, isOutdated, canReload: attempts > 1 } as const;
}

/**
 * Renders a part so that its errors stay in it: once it has failed to render, `fallback` takes its place.
 *
 * @param options.attempt another number mounts the part again
 */
export function contained({
  attempt,
  ...props
}: BoundaryProps & { readonly attempt: number }): ReactNode {
  return createElement(Boundary, { ...props, key: attempt });
}

interface BoundaryProps {
  readonly onError: (error: unknown) => void;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
