import { cva } from 'class-variance-authority';
import { OTPInput, type SlotProps } from 'input-otp';
import {
  useEffect,
  useEffectEvent,
  useInsertionEffect,
  useRef,
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import { cleanCode, plainText } from '#src/domain/plain-text.ts';
import { useFieldControl } from '#src/ui/Field.tsx';

/** How many digits a code has. */
const LENGTH = 6;

const boxClasses = cva(
  [
    'relative grid h-13 min-w-0 flex-1 place-items-center rounded-control border',
    'font-display text-xl leading-none font-semibold tabular-nums',
    'transition-[background-color,border-color] duration-quick',
    // A single focused box gets a ring. Several are a selection, which the next key replaces.
    'data-[focus=one]:outline-2 data-[focus=one]:outline-offset-2 data-[focus=one]:outline-focus',
    'data-[focus=many]:border-2 data-[focus=many]:border-focus data-[focus=many]:bg-surface-sunken',
    'forced-colors:data-[focus=many]:border-[Highlight] forced-colors:data-[focus=one]:outline-[Highlight]',
  ],
  {
    variants: {
      look: {
        plain: 'border-line-strong bg-surface-raised text-ink group-hover/otp:border-ink',
        invalid: 'border-2 border-danger-solid bg-surface-raised text-ink',
        busy: 'border-line-strong bg-surface-sunken text-ink-muted',
      },
    },
  },
);

function isDigits(text: string) {
  return /^\d*$/.test(text);
}

/** Whether a key would insert a character other than a digit of any script. Shortcuts don't count. */
function insertsNonDigit({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  return key.length === 1 && !/^\d$/.test(cleanCode(key)) && !ctrlKey && !metaKey && !altKey;
}

/** The code in a text, which may be a whole message around it; undefined without one, or with several. */
function codeIn(text: string): string | undefined {
  const code = cleanCode(text);
  if (isDigits(code)) return code.length === LENGTH ? code : undefined;
  const numbers = plainText(text).match(/\d+(?:[\s-]\d+)*/g) ?? [];
  const codes = numbers.map(cleanCode).filter((each) => each.length === LENGTH);
  return codes.length === 1 ? codes[0] : undefined;
}

const LIBRARY_STYLES_ID = 'input-otp-style';

/**
 * Keeps the library from writing a style element, which a strict content security policy refuses: it
 * writes none when an element has that id. Its rules are in base.css.
 */
function claimLibraryStyles() {
  if (document.getElementById(LIBRARY_STYLES_ID)) return;
  const claim = document.createElement('meta');
  claim.id = LIBRARY_STYLES_ID;
  document.head.append(claim);
}

export type OtpInputProps = {
  ref?: Ref<HTMLInputElement> | undefined;
  /** The digits entered so far. */
  value: string;
  onChange: (change: { value: string }) => void;
  /** Called when a text is pasted, or inserted at once, that has no complete code. */
  onReject?: (() => void) | undefined;
  /** Called on Enter when every box is filled. */
  onSubmit: () => void;
  /** Whether the code is being verified. Digits and focus stay; the code can't be edited. */
  isBusy?: boolean | undefined;
};

/**
 * A one-time code input of six digits: a single input that looks like one box per digit. Inside a `Field` it is
 * wired to the label, hint and error.
 *
 * Digits of any script are accepted. A pasted text replaces what was entered, and must have a complete code in it,
 * however its digits are grouped.
 */
export function OtpInput({
  ref,
  value,
  onChange,
  onReject,
  onSubmit,
  isBusy = false,
}: OtpInputProps) {
  useInsertionEffect(claimLibraryStyles, []);
  const wiring = useFieldControl();

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      if (value.length === LENGTH && !isBusy) onSubmit();
    } else if (insertsNonDigit(event)) {
      // Prevented up front: reverting the change afterwards would lose the caret position.
      event.preventDefault();
    }
  };

  const enterAll = (input: HTMLInputElement, text: string) => {
    const code = codeIn(text);
    if (isBusy) return;
    if (code === undefined) {
      onReject?.();
      return;
    }
    flushSync(() => onChange({ value: code }));
    input.setSelectionRange(code.length, code.length);
  };

  // Replaces the library's handler, which would insert a partial code.
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    event.stopPropagation();
    enterAll(event.currentTarget, event.clipboardData.getData('text/plain'));
  };

  // The suggestions of phones and voices insert a whole code, of which the browser would cut off what the
  // separators take.
  const box = useRef<HTMLDivElement>(null);
  const insert = useEffectEvent((event: InputEvent) => {
    if (!(event.target instanceof HTMLInputElement) || event.isComposing) return;
    if (event.data === null || cleanCode(event.data).length < LENGTH) return;
    event.preventDefault();
    enterAll(event.target, event.data);
  });
  useEffect(() => {
    const listener = (event: InputEvent) => insert(event);
    const element = box.current;
    element?.addEventListener('beforeinput', listener);
    return () => element?.removeEventListener('beforeinput', listener);
  }, []);

  // What is set at once, as by password managers: the library cuts it to the length, separators included.
  const handleSet = ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
    if (input.value.length > LENGTH) input.value = codeIn(input.value) ?? value;
  };

  // The input's text doesn't line up with the boxes, so find the clicked box by coordinates.
  const handleClick = (event: MouseEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const { left, right, top, bottom } = input.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    // A click on the label fires here too, with coordinates outside.
    if (x < left || x >= right || y < top || y >= bottom) return;
    const start = Math.min(Math.floor(((x - left) / (right - left)) * LENGTH), value.length);
    input.setSelectionRange(start, Math.min(start + 1, value.length));
  };

  return (
    // Boxes of 68 px at most; they shrink with the container.
    <div ref={box} className="w-full max-w-112 [direction:ltr]">
      <OTPInput
        {...wiring}
        ref={ref}
        type="text"
        autoComplete="one-time-code"
        inputMode="numeric"
        value={value}
        onChange={(next) => {
          const digits = cleanCode(next);
          if (isDigits(digits)) onChange({ value: digits });
        }}
        maxLength={LENGTH}
        readOnly={isBusy}
        onChangeCapture={handleSet}
        onKeyDown={handleKeyDown}
        onPasteCapture={handlePaste}
        onClick={handleClick}
        // Don't widen the input for password manager badges: it would overflow a dialog.
        pushPasswordManagerStrategy="none"
        noScriptCSSFallback={null}
        // Forced-colors mode would show the input's text over the boxes.
        className="forced-color-adjust-none"
        containerClassName="group/otp"
        render={({ slots }) => (
          <Boxes
            slots={slots}
            look={wiring['aria-invalid'] ? 'invalid' : isBusy ? 'busy' : 'plain'}
          />
        )}
      />
    </div>
  );
}

function Boxes({ slots, look }: { slots: SlotProps[]; look: 'plain' | 'invalid' | 'busy' }) {
  const focus = slots.filter(({ isActive }) => isActive).length > 1 ? 'many' : 'one';
  return (
    <div aria-hidden className="flex gap-2">
      {slots.map(({ char, isActive, hasFakeCaret }, index) => (
        <div
          // oxlint-disable-next-line react/no-array-index-key -- a box's position is its identity
          key={index}
          data-focus={isActive ? focus : undefined}
          className={boxClasses({ look })}
        >
          {char}
          {hasFakeCaret && look !== 'busy' && (
            // A border, which survives forced-colors mode.
            <span className="absolute h-6 animate-caret border-s-2 border-ink" />
          )}
        </div>
      ))}
    </div>
  );
}
