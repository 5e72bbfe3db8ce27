import type { SendResult } from './send-message';

export type Refusal = Exclude<SendResult, { outcome: 'sent' }>;

/** Returns why a message was not sent and what to do, in the words of the form. */
export function refusalText(refusal: Refusal): string {
  switch (refusal.outcome) {
    case 'fields':
      return refusal.errors.non_field_errors ?? 'Your message was not sent yet. Please check:';
    case 'limit':
      return (
        'Too many messages have been sent from your network. What you typed is still here. Please try ' +
        `again ${waitText(refusal.waitSeconds)}.`
      );
    case 'server':
      return (
        'Your message was not sent: something went wrong on our side. What you typed is still here. ' +
        'Please try again in a moment.'
      );
    case 'network':
      return (
        'Your message was not sent because the server didn’t answer. What you typed is still here. ' +
        'Check your connection and try again.'
      );
  }
}

function waitText(seconds: number | null): string {
  if (seconds === null) return 'later';
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'in an hour' : `in ${hours} hours`;
}
