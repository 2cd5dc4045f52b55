import { useState } from 'react';
import { Button, createCopyToClipboardFunction } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { codeFont, mutedColor } from './theme-values.ts';
import { worldPanelCopy } from './world-panel-copy.ts';
import type { StateLink } from './world-messages.ts';

const copy = worldPanelCopy.link;

const Line = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
const Note = styled.p(({ theme }) => ({
  flexBasis: '100%',
  margin: 0,
  fontSize: theme.typography.size.s1,
  color: mutedColor(theme),
}));
const Address = styled.code(({ theme }) => ({
  flexBasis: '100%',
  ...codeFont(theme),
  overflowWrap: 'anywhere',
  userSelect: 'all',
}));

/** Opens the state of a story in the app, or copies its link. Says why when there is no link. */
export function LinkButtons({ link }: { readonly link: StateLink }) {
  const href = 'href' in link ? link.href : undefined;
  /** The link that was copied, and whether the browser let us. */
  const [copied, setCopied] = useState<{ readonly href: string; readonly isCopied: boolean }>();
  const current = copied?.href === href ? copied : undefined;

  async function copyLink(text: string): Promise<void> {
    try {
      await createCopyToClipboardFunction()(text);
      setCopied({ href: text, isCopied: true });
    } catch {
      setCopied({ href: text, isCopied: false });
    }
  }

  return (
    <Line>
      {href === undefined ? (
        <Button ariaLabel={false} disabled>
          {copy.open}
        </Button>
      ) : (
        <Button ariaLabel={false} asChild>
          <a href={href} target="_blank" rel="noreferrer">
            {copy.open}
          </a>
        </Button>
      )}
      <Button
        ariaLabel={false}
        disabled={href === undefined}
        onClick={() => href !== undefined && void copyLink(href)}
      >
        {current?.isCopied ? copy.copied : copy.copy}
      </Button>
      {'missing' in link && <Note>{copy.missing[link.missing]}</Note>}
      {/* In the page from the start: screen readers announce only what changes in it. */}
      <Note role="status" hidden={current === undefined || current.isCopied}>
        {current && !current.isCopied ? copy.refused : ''}
      </Note>
      {current && !current.isCopied && <Address>{current.href}</Address>}
    </Line>
  );
}
