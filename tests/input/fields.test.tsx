import { useState } from 'react';
import { fireEvent, screen, userEvent } from 'storybook/test';
import { expect, it } from 'vitest';
import { parseMoney } from '#src/domain/money.ts';
import { DateField } from '#src/ui/DateField.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Input } from '#src/ui/Input.tsx';
import { MoneyField } from '#src/ui/MoneyField.tsx';
import { OtpInput } from '#src/ui/OtpInput.tsx';
import { PasswordInput } from '#src/ui/PasswordInput.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { Textarea } from '#src/ui/Textarea.tsx';
import { Composer } from '#src/features/messages/chat/Composer.tsx';
import { Deadline } from '#src/features/task/Deadline.tsx';
import { renderFeature } from '../render-stage.tsx';
import { amounts, blank, codes, everything } from './corpus.ts';
import { demo } from '#mocks/scenarios/demo.ts';

const rejected: string[] = [];
const sent: string[] = [];

/** One field of each kind, whose values are shown as the product shows them. */
function Fields() {
  const [code, setCode] = useState('');
  const [search, setSearch] = useState('');
  const [day, setDay] = useState('');
  return (
    <main>
      <Field label="Text">
        <Input counter={255} />
      </Field>
      <Field label="Email">
        <Input type="email" />
      </Field>
      <Field label="Phone">
        <Input type="tel" />
      </Field>
      <Field label="Long text">
        <Textarea counter={1_000} counterFrom={0} />
      </Field>
      <Field label="Password">
        <PasswordInput />
      </Field>
      <Field label="Amount">
        <MoneyField />
      </Field>
      <Field label="Day">
        <DateField value={day} onChange={(event) => setDay(event.target.value)} />
      </Field>
      <Deadline day={day} isLive />
      <Field label="Code">
        <OtpInput
          value={code}
          onChange={({ value }) => setCode(value)}
          onReject={() => rejected.push(code)}
          onSubmit={() => {}}
        />
      </Field>
      <SearchField
        aria-label="Search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Composer
        box={{ current: null }}
        conversation={1}
        name="Ana"
        canSend
        onSend={({ text }) => sent.push(text)}
      />
    </main>
  );
}

const fieldOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function enter(label: string, text: string): HTMLInputElement {
  const field = fieldOf(label);
  void fireEvent.change(field, { target: { value: text } });
  void fireEvent.focusOut(field);
  return field;
}

const LABELS = ['Text', 'Email', 'Phone', 'Long text', 'Password', 'Amount', 'Day', 'Search'];

it.each(LABELS)('a field for %s takes what anybody sends', async (label) => {
  await renderFeature(demo, <Fields />);
  for (const text of everything) {
    const field = enter(label, text);
    expect(field, JSON.stringify(text.slice(0, 40))).toBeInTheDocument();
  }
  enter(label, '1');
  expect(fieldOf(label)).toBeInTheDocument();
});

it('an amount is written out where its meaning is plain, and left alone where it is not', async () => {
  await renderFeature(demo, <Fields />);
  for (const [typed, amount] of amounts) {
    const { value } = enter('Amount', typed);
    if (amount === null) expect(value).toBe(typed);
    else expect([value, parseMoney(value)]).toEqual([amount.toFixed(2), amount]);
  }
});

it('a code is read from what is set at once, also over a part of it', async () => {
  await renderFeature(demo, <Fields />);
  for (const [typed, code] of codes) {
    enter('Code', '');
    enter('Code', '12');
    enter('Code', typed);
    if (code !== null) expect(fieldOf('Code').value, typed).toBe(code);
    else expect(fieldOf('Code').value).toMatch(/^\d{0,6}$/);
  }
});

it('a code is read from what is pasted, into any box, or the field says that there is none', async () => {
  await renderFeature(demo, <Fields />);
  const field = fieldOf('Code');
  const messages = [
    'Your code is 246810.',
    'G-246810 is your code',
    'Code: 246 810\nValid for 10 min',
  ];
  for (const [typed, code] of [...codes, ...messages.map((text) => [text, '246810'] as const)]) {
    enter('Code', '1234');
    rejected.length = 0;
    field.focus();
    field.setSelectionRange(2, 3);
    await userEvent.paste(typed);
    expect(field.value, typed).toBe(code ?? '1234');
    expect(rejected.length > 0).toBe(code === null);
  }
});

it('a code is read from a suggestion of the keyboard, which sends no keys', async () => {
  await renderFeature(demo, <Fields />);
  const field = fieldOf('Code');
  for (const [typed, code] of codes.filter(([, each]) => each !== null)) {
    enter('Code', '');
    const insertion = new InputEvent('beforeinput', {
      bubbles: true,
      cancelable: true,
      inputType: 'insertText',
      data: typed,
    });
    // Where nothing prevents it, the browser inserts the text and tells.
    if (field.dispatchEvent(insertion)) enter('Code', typed);
    expect(field.value, typed).toBe(code);
  }
});

it('a message that shows nothing can not be sent', async () => {
  await renderFeature(demo, <Fields />);
  sent.length = 0;
  const box = screen.getByLabelText(/Ana/);
  for (const text of [...blank, 'Hi\u{200b}']) {
    void fireEvent.change(box, { target: { value: text } });
    void fireEvent.keyDown(box, { key: 'Enter' });
  }
  expect(sent).toEqual(['Hi']);
});
