import { render, screen } from '@testing-library/react';
import { contactEndOf, ContactResult } from './contact-result';

describe('contactEndOf', () => {
  it.each([
    ['1', '', { kind: 'sent', fields: [] }],
    ['', 'fields', { kind: 'fields', fields: [] }],
    ['', 'message,email', { kind: 'fields', fields: ['email', 'message'] }],
    ['', 'too-many', { kind: 'limit', fields: [] }],
    ['', 'limit', { kind: 'limit', fields: [] }],
    ['', 'too-large', { kind: 'large', fields: [] }],
    ['', 'later', { kind: 'server', fields: [] }],
    ['', 'server', { kind: 'server', fields: [] }],
    ['', 'other', { kind: 'server', fields: [] }],
    ['', 'toString', null],
    ['yes', '', null],
    ['', '', null],
  ])('reads sent=%j, problem=%j', (sent, problem, end) => {
    expect(contactEndOf({ sent, problem })).toEqual(end);
  });
});

it('names the fields to mend', () => {
  render(<ContactResult end={{ kind: 'fields', fields: ['email', 'message'] }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Please check: email address, message.');
});

it('thanks for a message that has arrived', () => {
  render(<ContactResult end={{ kind: 'sent', fields: [] }} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Thank you\./);
});
