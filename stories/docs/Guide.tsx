import { Markdown } from '@storybook/addon-docs/blocks';
import { isValidElement, type ComponentProps, type ReactNode } from 'react';

/** The addresses of the screenshots in docs/, by their paths from a guide. */
const screenshots = import.meta.glob<string>('../../docs/screenshots/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** A how-to guide from docs/ on a docs page. */
export function Guide({ text }: { text: string }) {
  return (
    <div className="[&_ol]:list-decimal!">
      <Markdown options={{ overrides: { a: GuideLink, img: GuideScreenshot, pre: GuideCode } }}>
        {text}
      </Markdown>
    </div>
  );
}

/** Guides link to other guides and to files; only guides are in Storybook. */
function GuideLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  const guide = /^([a-z-]+)\.md(?:#.*)?$/.exec(href)?.[1];
  if (guide !== undefined) {
    return (
      <a {...rest} href={`./?path=/docs/docs-how-to-${guide}--docs`} target="_top">
        {children}
      </a>
    );
  }
  if (!/^https?:/.test(href)) return <span title={href}>{children}</span>;
  return (
    <a {...rest} href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

/** Guides name a screenshot by its path in the repository, `../screenshots/demo.png`. */
function GuideScreenshot({ src = '', alt = '', ...rest }: ComponentProps<'img'>) {
  return <img {...rest} src={screenshots[`../../docs/${src.replace('../', '')}`]} alt={alt} />;
}

/** A code block in the product's style; Storybook's own is designed for story source. */
function GuideCode({ children }: { children?: ReactNode }) {
  const code = isValidElement<{ children?: ReactNode }>(children)
    ? children.props.children
    : children;
  return (
    <div className="sb-unstyled py-2">
      <pre className="overflow-x-auto rounded-control border border-line bg-surface p-4 font-mono text-sm text-ink">
        {code}
      </pre>
    </div>
  );
}
