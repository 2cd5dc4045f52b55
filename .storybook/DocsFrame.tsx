import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { create } from 'storybook/theming/create';
import type { Theme } from '#stories/foundations/tokens.ts';
import css from '../src/ui/styles/tokens.css?raw';
import { themeValues } from './theme.ts';

const docsThemes = {
  light: create(themeValues(css, 'light')),
  dark: create(themeValues(css, 'dark')),
};

interface GlobalsEvent {
  readonly globals: Readonly<Record<string, unknown>>;
}

function themeIn({ globals }: GlobalsEvent): Theme {
  return globals['theme'] === 'dark' ? 'dark' : 'light';
}

/** The theme that the toolbar emitted last. */
function lastTheme(): Theme {
  const channel = addons.getChannel();
  const [last] = (channel.last(GLOBALS_UPDATED) ??
    channel.last(SET_GLOBALS) ??
    []) as GlobalsEvent[];
  return last ? themeIn(last) : 'light';
}

/** The container of a docs page, in the toolbar's theme to match its stories. */
export function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(lastTheme);

  useEffect(() => {
    const channel = addons.getChannel();
    const follow = (event: GlobalsEvent) => setTheme(themeIn(event));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);

  // Stories set the theme themselves; a page without stories, such as a guide, relies on this.
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);

  return <DocsContainer {...props} theme={docsThemes[theme]} />;
}
