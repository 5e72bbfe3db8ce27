export interface ServerEvent {
  event: string;
  data: unknown;
}

/** The events of a whole stream of server-sent events; comments are passed over. */
export function readEvents(text: string): ServerEvent[] {
  return text.split('\n\n').flatMap((block) => {
    const [, event] = /^event: (.+)$/m.exec(block) ?? [];
    const [, data] = /^data: (.+)$/m.exec(block) ?? [];
    return event === undefined || data === undefined ? [] : [{ event, data: JSON.parse(data) as unknown }];
  });
}
