import { zodResolver } from '@hookform/resolvers/zod';
import { useLayoutEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CONTACT_LIMITS, ContactForm as Schema } from '#src/domain/contact-form.ts';
import { useSession } from '#src/lib/app/EnvironmentProvider.tsx';
import { takeOverFields } from '#src/lib/forms/take-over-fields.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { FormLayout } from '#src/ui/FormLayout.tsx';
import { Input } from '#src/ui/Input.tsx';
import { Textarea } from '#src/ui/Textarea.tsx';
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts';
import { contactCopy as copy } from './copy.ts';

/** No call receives it: a valid message stays in the form, and an alert says so (product.md §2). */
export function ContactForm() {
  const viewer = useSession()?.user;
  const isHydrated = useIsHydrated();
  const [isSubmitted, setIsSubmitted] = useState(false);
  const form = useForm({
    resolver: zodResolver(Schema),
    defaultValues: { name: '', email: '', subject: '', message: '' },
  });
  const { getValues, setValue } = form;
  const { errors } = form.formState;
  // Not as default values: a prerendered page is that of a signed-out visitor at first.
  useLayoutEffect(() => {
    if (!viewer) return;
    if (getValues('name') === '') setValue('name', `${viewer.first_name} ${viewer.last_name}`);
    if (getValues('email') === '') setValue('email', viewer.email);
  }, [viewer, getValues, setValue]);
  return (
    <FormLayout
      aria-label={copy.label}
      alert={
        isSubmitted && (
          <Alert tone="info" title={copy.notConnected.title}>
            {copy.notConnected.text}
          </Alert>
        )
      }
      submit={
        <Button type="submit" disabled={!isHydrated} className="sm:self-start">
          {copy.submit}
        </Button>
      }
      onSubmit={(event) => {
        takeOverFields(form, event.currentTarget);
        void form.handleSubmit(
          () => setIsSubmitted(true),
          () => setIsSubmitted(false),
        )(event);
      }}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={copy.name} error={errors.name?.message}>
          <Input autoComplete="name" {...form.register('name')} />
        </Field>
        <Field label={copy.email} error={errors.email?.message}>
          <Input type="email" autoComplete="email" {...form.register('email')} />
        </Field>
      </div>
      <Field label={copy.subject} error={errors.subject?.message}>
        <Input {...form.register('subject')} />
      </Field>
      <Field label={copy.message} error={errors.message?.message}>
        <Textarea rows={6} counter={CONTACT_LIMITS.message} {...form.register('message')} />
      </Field>
    </FormLayout>
  );
}
