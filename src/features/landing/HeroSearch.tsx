import { Search } from 'lucide-react';
import { useId, type FormEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { TASK_LIMITS } from '#src/domain/task-limits.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { landingCopy } from './copy.ts';

const copy = landingCopy.hero.search;

/**
 * Opens the task form with the text as its title; the form's guard asks a signed-out visitor to sign up
 * first (decision D15). Before the page's code has loaded, it works as a plain form.
 */
export function HeroSearch() {
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
          {copy.label}
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
              placeholder={copy.placeholder}
              className="block min-h-13 w-full rounded-control border border-line-strong bg-surface-raised ps-11 pe-3 text-lg text-ellipsis text-ink @md:border-transparent @md:focus-visible:outline-none"
            />
          </span>
          <Button type="submit" size="lg">
            {copy.submit}
          </Button>
        </div>
      </form>
    </search>
  );
}
