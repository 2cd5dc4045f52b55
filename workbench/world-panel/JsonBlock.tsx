import { styled } from 'storybook/theming';
import { codeFont, mutedColor } from './theme-values.ts';
import type { BoundedText } from './bounded-json.ts';
import { worldPanelCopy } from './world-panel-copy.ts';

const Text = styled.pre(({ theme }) => ({
  margin: 0,
  padding: 10,
  maxHeight: 320,
  overflow: 'auto',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  background: theme.background.app,
  color: theme.color.defaultText,
  ...codeFont(theme),
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}));

const Cut = styled.p(({ theme }) => ({ margin: '4px 0 0', color: mutedColor(theme) }));

/** JSON for reading. It scrolls in a box of its own, and says how much of it is left off. */
export function JsonBlock({ label, json }: { readonly label: string; readonly json: BoundedText }) {
  return (
    <>
      {/* Scrolled with the keyboard, too. */}
      <Text tabIndex={0} role="region" aria-label={label}>
        {json.text}
      </Text>
      {json.cut > 0 && <Cut>{worldPanelCopy.cut(json.cut)}</Cut>}
    </>
  );
}
