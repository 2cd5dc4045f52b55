import { Check, Search } from 'lucide-react';
import { Container } from '#src/ui/Container.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { landingCopy } from './copy.ts';
import { useId, type FormEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { TASK_LIMITS } from '#src/domain/task-limits.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/Button.tsx';

const copy = landingCopy.hero;

/** The top of the landing page: what the product does, and the search box (product.md §1). */
export function Hero() {
  return (
    <Container className="grid items-center gap-10 pt-8 md:pt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:gap-12 lg:pt-16">
      <div className="flex flex-col gap-8">
        <div className="flex flex-col gap-4">
          <h1 className="max-w-[10.608em] text-[2.5rem] leading-[2.75rem] md:text-[3.5rem] md:leading-[3.75rem] xl:text-[4rem] xl:leading-[4.25rem]">
            {copy.title}
          </h1>
          <p className="max-w-[33.332em] text-lg text-ink-muted">{copy.text}</p>
        </div>
        <div className="flex max-w-160 flex-col gap-4">
          <HeroSearch />
          <ul className="flex flex-col gap-x-6 gap-y-1 text-ink-muted sm:flex-row sm:flex-wrap">
            {copy.claims.map((claim) => (
              <li key={claim} className="flex items-center gap-2">
                <Check aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-brand" />
                {claim}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="max-w-160 lg:max-w-none">
        <Scene name="street" title={copy.scene} className="max-w-none" />
      </div>
    </Container>
  );
}

const searchCopy = landingCopy.hero.search;

/** Opens the task form with the text as its title (decision D15). A plain form until the code has loaded. */
function HeroSearch() {
  const id = useId();
  const action = useHref(paths.client.pattern);
  const navigate = useNavigate();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('post');
    void navigate(paths.client.to({ post: typeof text === 'string' ? text.trim() : '' }));
  }

  return (
    <search className="@container">
      <form action={action} onSubmit={submit} className="flex flex-col gap-2">
        <label htmlFor={id} className="self-start font-semibold">
          {searchCopy.label}
        </label>
        <div className="flex flex-col gap-3 rounded-card @md:flex-row @md:gap-2 @md:border @md:border-line-strong @md:bg-surface-raised @md:p-2 @md:shadow-float @md:has-[input:focus-visible]:outline-2 @md:has-[input:focus-visible]:outline-offset-2 @md:has-[input:focus-visible]:outline-focus">
          <span className="relative block grow">
            <Search
              aria-hidden
              strokeWidth={1.75}
              className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-5 text-ink-muted"
            />
            <input
              id={id}
              name="post"
              type="text"
              enterKeyHint="go"
              autoComplete="off"
              maxLength={TASK_LIMITS.title}
              placeholder={searchCopy.placeholder}
              className="block min-h-13 w-full rounded-control border border-line-strong bg-surface-raised ps-11 pe-3 text-lg text-ellipsis text-ink @md:border-transparent @md:focus-visible:outline-none"
            />
          </span>
          <Button type="submit" size="lg">
            {searchCopy.submit}
          </Button>
        </div>
      </form>
    </search>
  );
}
