export interface ServerEvent {
  event: string;
  data: Record<string, unknown>;
}

/** The events of a stream that has ended; comments between them are passed over. */
export function eventsIn(text: string): ServerEvent[] {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [event = '', data = ''] = block.split('\n');
      return { event: event.slice('event: '.length), data: JSON.parse(data.slice('data: '.length)) };
    });
}
