import { cx } from 'class-variance-authority';
import { cleanText, isBlank } from '#src/domain/typed-text.ts';
import { SendHorizontal } from 'lucide-react';
import {
  useLayoutEffect,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import * as z from 'zod/mini';
import { useDraft } from '#src/lib/forms/use-draft.ts';
import { Button } from '#src/ui/Button.tsx';
import { controlClasses } from '#src/ui/Input.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { chatCopy } from '../copy.ts';

const copy = chatCopy.send;
const Text = z.string();

/** A text box that keeps a draft (product.md §5). Enter sends, Shift and Enter breaks the line. */
export function Composer({
  box,
  conversation,
  name,
  canSend,
  onSend,
  children,
}: {
  box: RefObject<HTMLTextAreaElement | null>;
  conversation: number;
  name: string;
  canSend: boolean;
  onSend: (event: { text: string }) => void;
  children?: ReactNode;
}) {
  const draft = useDraft(`message:${conversation}`, Text);
  const [text, setText] = useState(() => draft.read() ?? '');
  const isEmpty = isBlank(text);

  useLayoutEffect(() => {
    if (box.current && !CSS.supports('field-sizing', 'content')) fitToContent(box.current);
  }, [box, text]);

  function change(next: string): void {
    setText(next);
    if (next === '') draft.clear();
    else draft.save(next);
  }

  function send(): void {
    // What the box has, which may be more than it has told.
    const trimmed = cleanText(box.current?.value);
    if (trimmed === '' || !canSend || !box.current) return;
    onSend({ text: trimmed });
    change('');
    // A second Enter can come before it is rendered empty.
    empty(box.current);
    box.current.focus({ preventScroll: true });
  }

  function onKeyDown(event: KeyboardEvent): void {
    // The Enter of an input method confirms its suggestion. Safari sends it after the composition.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      // A low window has no room for a second box, such as the one that answers an offer.
      className="flex shrink-0 items-end gap-2 [@media(height<30rem)]:peer-has-[textarea]:hidden border-t border-line bg-surface-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-6 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {children}
      <textarea
        ref={box}
        rows={1}
        dir="auto"
        aria-label={copy.label(name)}
        aria-describedby={`composer-hint-${conversation}`}
        placeholder={copy.placeholder(name)}
        enterKeyHint="send"
        value={text}
        className={cx(
          controlClasses,
          'field-sizing-content max-h-40 min-h-11 scroll-py-2 resize-none',
          // A long name must not make the empty box grow.
          'placeholder-shown:overflow-hidden placeholder-shown:text-ellipsis placeholder-shown:whitespace-nowrap',
        )}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden id={`composer-hint-${conversation}`}>{copy.hint}</VisuallyHidden>
      <Button
        type="submit"
        isSoftDisabled={isEmpty || !canSend}
        icon={<SendHorizontal aria-hidden strokeWidth={1.75} className="rtl:-scale-x-100" />}
        className="shrink-0 max-sm:px-3"
      >
        <span className="max-sm:sr-only">{copy.send}</span>
      </Button>
    </form>
  );
}

function empty(box: HTMLTextAreaElement): void {
  box.value = '';
}

/** Does what `field-sizing: content` does, for browsers without it. The classes bound the height. */
function fitToContent(box: HTMLTextAreaElement): void {
  const borders = box.offsetHeight - box.clientHeight;
  box.style.height = 'auto';
  box.style.height = `${box.scrollHeight + borders}px`;
}

export function ComposerSkeleton() {
  return (
    <div className="border-t border-line bg-surface-raised px-4 py-3 md:px-6">
      <Skeleton className="h-11 rounded-control" />
    </div>
  );
}
