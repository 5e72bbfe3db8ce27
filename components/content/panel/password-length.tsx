'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { characterCount } from '@/lib/contract/character-count';
import { staffPasswordCharacters } from '@/lib/content/cms/staff-doors/staff-password-characters';

interface TypedPassword {
  /** The field, below whose input there is room for a note. */
  field: Element;
  length: number;
}

/**
 * Says below the field of a new password what it lacks, while it is typed: on the account screen, at the
 * first sign-in and after a mailed link. Payload checks the field in the browser by a rule of its own, and
 * its form then says no more than "Please correct invalid fields".
 */
export function PasswordLength({ children }: { children?: ReactNode }) {
  const typed = useTypedPassword();
  const { least, most } = staffPasswordCharacters;
  const problem =
    typed === null || typed.length === 0
      ? ''
      : typed.length < least
        ? `This password is too short. It must contain at least ${least} characters.`
        : typed.length > most
          ? `This password is too long. It may contain at most ${most} characters.`
          : '';
  return (
    <>
      {children}
      {typed?.field.isConnected &&
        createPortal(
          <p className="password-length" role="status">
            {problem}
          </p>,
          typed.field,
        )}
    </>
  );
}

/** What is typed into the panel's field for a new password. The form of the sign-in has no second field. */
function useTypedPassword(): TypedPassword | null {
  const [typed, setTyped] = useState<TypedPassword | null>(null);
  useEffect(() => {
    const notice = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.id !== 'field-password') return;
      const field = target.closest('.field-type');
      const isNew = document.getElementById('field-confirm-password') !== null;
      setTyped(field && isNew ? { field, length: characterCount(target.value) } : null);
    };
    document.addEventListener('input', notice);
    return () => document.removeEventListener('input', notice);
  }, []);
  return typed;
}
