import { fn } from 'storybook/test';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { FormLayout } from '#src/ui/FormLayout.tsx';
import { Input } from '#src/ui/Input.tsx';
import { PasswordInput } from '#src/ui/PasswordInput.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, SheetItem, SheetSection } from './sheet.tsx';

const fields = (
  <>
    <Field label="Email">
      <Input type="email" defaultValue="ana@example.com" />
    </Field>
    <Field label="Password">
      <PasswordInput defaultValue="secret-shelf" />
    </Field>
    <Field label="Phone" isOptional>
      <Input type="tel" />
    </Field>
  </>
);

const failure = (
  <Alert tone="danger" title="You're not signed in">
    That email and password don't match.
  </Alert>
);

const submit = <Button type="submit">Sign in</Button>;

const meta = preview.meta({
  title: 'UI/FormLayout',
  component: FormLayout,
  tags: ['autodocs'],
  decorators: [framed],
  args: {
    'aria-label': 'Sign in',
    className: 'max-w-form',
    children: fields,
    submit,
    onSubmit: fn((event: { preventDefault(): void }) => event.preventDefault()),
  },
});

export const Plain = meta.story({ tags: ['!test'] });

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <SheetSection title="Forms" column="xl">
      <SheetItem caption="Plain">
        <FormLayout aria-label="Plain" submit={submit}>
          {fields}
        </FormLayout>
      </SheetItem>
      <SheetItem caption="With an alert">
        <FormLayout aria-label="With an alert" alert={failure} submit={submit}>
          {fields}
        </FormLayout>
      </SheetItem>
    </SheetSection>
  ),
});
