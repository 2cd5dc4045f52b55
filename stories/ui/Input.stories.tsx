import { Mail } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Input } from '#src/ui/Input.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';
import { SheetItem, SheetSection } from './sheet.tsx';

const sent = fn();

const meta = preview.meta({
  title: 'UI/Input',
  component: Input,
  tags: ['autodocs'],
  decorators: [framed],
  args: { 'aria-label': 'Street', defaultValue: 'Rua da Palma 12', className: 'max-w-form' },
});

export const Plain = meta.story({ tags: ['!test'] });

/**
 * Enter submits the form. A read-only input can be focused but not edited; a disabled one neither.
 */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <form
      className="flex max-w-form flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <Field label="Street">
        <Input />
      </Field>
      <Field label="Country">
        <Input readOnly defaultValue="Portugal" />
      </Field>
      <Field label="Account number">
        <Input disabled defaultValue="20-4471" />
      </Field>
      <Field label="Door">
        <Input />
      </Field>
      <Button type="submit">Save</Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    sent.mockClear();
    const canvas = within(canvasElement);
    await userEvent.tab();
    const street = canvas.getByRole('textbox', { name: 'Street' });
    await expect(street).toHaveFocus();
    await userEvent.keyboard('Rua da Palma 12{Enter}');
    await expect(street).toHaveValue('Rua da Palma 12');
    await expect(sent).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    const country = canvas.getByRole('textbox', { name: 'Country' });
    await expect(country).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(country).toHaveValue('Portugal');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Door' })).toHaveFocus();
  },
});

const mail = <Mail strokeWidth={1.75} />;

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <>
      <SheetSection title="States" column="lg">
        <SheetItem caption="Default">
          <Field label="Street">
            <Input defaultValue="Rua da Palma 12" />
          </Field>
        </SheetItem>
        <SheetItem caption="Empty">
          <Field label="Street">
            <Input />
          </Field>
        </SheetItem>
        <SheetItem caption="Placeholder">
          <Field label="Street">
            <Input placeholder="Street and number" />
          </Field>
        </SheetItem>
        <SheetItem caption="Long text">
          <Field label="Street">
            <Input defaultValue="Avenida Engenheiro Duarte Pacheco 19, third floor on the left, the bell without a name" />
          </Field>
        </SheetItem>
        <SheetItem caption="Hover">
          <Field label="Street">
            <Input data-pseudo="hover" defaultValue="Rua da Palma 12" />
          </Field>
        </SheetItem>
        <SheetItem caption="Focus">
          <Field label="Street">
            <Input data-pseudo="focus" defaultValue="Rua da Palma 12" />
          </Field>
        </SheetItem>
        <SheetItem caption="Invalid">
          <Field label="Street" error="Enter the street and the number.">
            <Input defaultValue="Rua da Palma" />
          </Field>
        </SheetItem>
        <SheetItem caption="Invalid, in focus">
          <Field label="Street" error="Enter the street and the number.">
            <Input data-pseudo="focus" defaultValue="Rua da Palma" />
          </Field>
        </SheetItem>
        <SheetItem caption="Disabled">
          <Field label="Street">
            <Input disabled defaultValue="Rua da Palma 12" />
          </Field>
        </SheetItem>
        <SheetItem caption="Read-only">
          <Field label="Street">
            <Input readOnly defaultValue="Rua da Palma 12" />
          </Field>
        </SheetItem>
      </SheetSection>
      <SheetSection title="Prefix" column="lg">
        <SheetItem caption="Prefix">
          <Field label="Street">
            <Input type="email" prefix={mail} defaultValue="ana@example.com" />
          </Field>
        </SheetItem>
        <SheetItem caption="Unit as prefix">
          <Field label="Street">
            <Input inputMode="numeric" prefix="#" placeholder="1204" />
          </Field>
        </SheetItem>
        <SheetItem caption="Prefix, disabled">
          <Field label="Street">
            <Input type="email" prefix={mail} disabled defaultValue="ana@example.com" />
          </Field>
        </SheetItem>
        <SheetItem caption="Prefix, invalid">
          <Field label="Street" error="Enter an email address with an @.">
            <Input type="email" prefix={mail} defaultValue="ana.example.com" />
          </Field>
        </SheetItem>
      </SheetSection>
    </>
  ),
});
