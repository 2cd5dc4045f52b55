import { useSyncExternalStore, type ReactNode } from 'react';
import { convert, styled, ThemeProvider } from 'storybook/theming';
import css from '#src/ui/styles/tokens.css?raw';
import type { Theme } from '#stories/foundations/tokens.ts';
import { storybookTheme, themeValues } from '../../.storybook/theme.ts';

const themes = {
  light: convert(storybookTheme(themeValues(css, 'light'))),
  dark: convert(storybookTheme(themeValues(css, 'dark'))),
};

const Page = styled.div(({ theme }) => ({
  background: theme.background.content,
  fontFamily: theme.typography.fonts.base,
  minHeight: 420,
}));

/** Parts of Storybook's own pages, in its theme that matches the theme of the story. */
export function StorybookFrame({ children }: { children: ReactNode }) {
  const theme = useSyncExternalStore(subscribeToTheme, shownTheme);
  return (
    <ThemeProvider theme={themes[theme]}>
      <Page>{children}</Page>
    </ThemeProvider>
  );
}

function shownTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** A test run changes the attribute only, without rendering the story again. */
function subscribeToTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
