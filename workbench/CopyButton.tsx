import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Input } from '#src/ui/Input.tsx';
import { PanelButton } from './PanelButton.tsx';

export interface CopyButtonProps {
  /** What the button copies, such as "Copy link". */
  readonly label: string;
  /** The name for screen readers, where several buttons have the same label. */
  readonly name?: string;
  /** A function for a text that is made when it is copied. */
  readonly text: string | (() => string);
}

/** Copies a text to the clipboard. Where the browser refuses, the text is selected in a field instead. */
export function CopyButton({ label, name, text }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ text: string; isCopied: boolean }>();
  const isStale = typeof text === 'string' && outcome?.text !== text;
  const current = isStale ? undefined : outcome;

  async function write(): Promise<void> {
    const copied = typeof text === 'string' ? text : text();
    try {
      await navigator.clipboard.writeText(copied);
      setOutcome({ text: copied, isCopied: true });
    } catch {
      setOutcome({ text: copied, isCopied: false });
    }
  }

  return (
    <>
      <PanelButton
        Icon={current?.isCopied ? Check : Copy}
        aria-label={name}
        onClick={() => void write()}
      >
        {label}
      </PanelButton>
      <span role="status" className="sr-only">
        {current?.isCopied && 'Copied'}
      </span>
      {current?.isCopied === false && (
        <Input
          readOnly
          aria-label="Text to copy with the keyboard"
          value={current.text}
          ref={(field) => {
            field?.focus();
            field?.select();
          }}
        />
      )}
    </>
  );
}
