import { HandCoins, Plus } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#src/ui/DropdownMenu.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { chatOffersCopy } from '../chat-offers-copy.ts';

const copy = chatOffersCopy.attachment;

/** For clients (product.md §2). `reason`: why no offer can be sent. `onSendOffer`: once the menu has closed. */
export function AttachmentMenu({
  button,
  reason,
  onSendOffer,
}: {
  button: RefObject<HTMLButtonElement | null>;
  reason: string | null;
  onSendOffer: () => void;
}) {
  const isChosen = useRef(false);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton ref={button} label={copy.open}>
          <Plus aria-hidden strokeWidth={1.75} />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent
        side="top"
        align="start"
        className="max-w-72"
        onCloseAutoFocus={(event) => {
          if (!isChosen.current) return;
          isChosen.current = false;
          // The dialog returns the focus to what has it when it opens. The item is gone then.
          event.preventDefault();
          button.current?.focus();
          onSendOffer();
        }}
      >
        <DropdownMenuItem
          icon={<HandCoins aria-hidden strokeWidth={1.75} />}
          // Not `disabled`, which would take the reason out of reach of the keyboard.
          aria-disabled={reason !== null || undefined}
          onSelect={(event) => {
            if (reason === null) isChosen.current = true;
            else event.preventDefault();
          }}
        >
          <span className={reason === null ? '' : 'text-ink-muted'}>{copy.sendOffer}</span>
          {reason !== null && <span className="block text-sm text-ink-muted">{reason}</span>}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
