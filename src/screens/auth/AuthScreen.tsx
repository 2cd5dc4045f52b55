import { ShieldCheck } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { authCopy as copy } from '#src/features/auth/copy.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Container } from '#src/ui/Container.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { PageMeta } from '../PageMeta.tsx';
import { AuthForms } from './AuthForms.tsx';
import { readTab } from './AuthForms.tsx';
import { authMeta } from './copy.ts';

/** `tab` and `type` are search parameters (product.md §2). */
export function AuthScreen() {
  const [query] = useSearchParams();
  const type = query.get('type') === 'worker' ? 'worker' : 'client';
  const heading = copy.heading[type];

  return (
    <Container className="py-8 md:py-12">
      <PageMeta meta={authMeta[readTab(query)]} path={paths.auth.to()} />
      <div className="mx-auto grid max-w-132 items-start gap-8 md:max-w-none md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,29rem)] lg:gap-16">
        {/* Stays in view beside the longer form. */}
        <header className="flex flex-col gap-3 md:sticky md:top-[calc(6rem+var(--page-top))] lg:gap-4">
          <h1 className="max-w-[11.934em] text-2xl text-balance md:text-3xl lg:text-4xl">
            {heading.title}
          </h1>
          <p className="max-w-[29.486em] text-lg text-ink-muted">{heading.text}</p>
          <div className="hidden max-w-120 -ms-4 pt-4 md:block">
            <Scene name="shelf" />
          </div>
        </header>
        <div className="flex flex-col gap-8">
          <AuthForms />
          <ul className="hidden flex-col gap-2 px-6 md:flex md:px-8">
            {copy.promises.map((promise) => (
              <li key={promise} className="flex items-center gap-3">
                <ShieldCheck
                  aria-hidden
                  strokeWidth={1.75}
                  className="size-5 shrink-0 text-brand"
                />
                {promise}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Container>
  );
}
AuthScreen.route = 'auth' as const;
