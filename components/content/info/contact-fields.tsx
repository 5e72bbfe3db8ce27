import type { FieldErrors } from '@/components/ui/field-errors';
import { FormField } from '@/components/ui/form-field';
import type { MessageField } from './send-message';

export const contactLabels: Record<MessageField, string> = {
  name: 'Your name',
  email: 'Your email address',
  subject: 'Subject',
  message: 'Message',
};

interface ContactFieldsProps {
  idOf: (name: MessageField) => string;
  errors: FieldErrors;
}

/** Who writes, how to reach them, and what they have to say. */
export function ContactFields({ idOf, errors }: ContactFieldsProps) {
  return (
    <>
      <FormField
        id={idOf('name')}
        name="name"
        label={contactLabels.name}
        error={errors.name}
        autoComplete="name"
        maxLength={100}
        required
      />
      <FormField
        id={idOf('email')}
        name="email"
        type="email"
        label={contactLabels.email}
        hint="We only use it to reply to you."
        error={errors.email}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
      />
      <FormField
        id={idOf('subject')}
        name="subject"
        label={contactLabels.subject}
        error={errors.subject}
        autoComplete="off"
        maxLength={150}
        required
      />
      <FormField
        id={idOf('message')}
        name="message"
        label={contactLabels.message}
        hint="Up to 5,000 characters. Please leave out your child’s name, date of birth and health records."
        error={errors.message}
        rows={8}
        required
      />
    </>
  );
}
