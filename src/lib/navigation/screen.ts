import type { ComponentType } from 'react';
import type { PathName } from './paths.ts';

/** The name of a screen's route; `notFound` is that of all other addresses. */
export type RouteName = PathName | 'notFound';

/** What a route shows. It names its route, so that a story or a test that has the screen can open it there. */
export type Screen<Name extends RouteName = RouteName> = ComponentType & { readonly route: Name };
