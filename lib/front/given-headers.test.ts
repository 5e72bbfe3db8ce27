import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { noteGivenHeaders } from './given-headers';

function noted(...argumentsOfWriteHead: unknown[]): ServerResponse {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.setHeader('X-Before', 'yes');
  noteGivenHeaders(response, argumentsOfWriteHead);
  return response;
}

describe('noteGivenHeaders', () => {
  it('notes headers behind a status, with or without its words', () => {
    expect(noted(200, { 'Content-Type': 'text/html' }).getHeader('content-type')).toBe('text/html');
    expect(noted(200, 'OK', { 'Content-Type': 'text/html' }).getHeader('content-type')).toBe('text/html');
  });

  it('notes headers of a flat list', () => {
    const response = noted(200, ['Content-Type', 'text/html', 'X-Count', 0]);
    expect(response.getHeader('content-type')).toBe('text/html');
    expect(response.getHeader('x-count')).toBe(0);
  });

  it('notes all values of a header that a flat list names twice', () => {
    const response = noted(200, ['Set-Cookie', 'a=1', 'set-cookie', 'b=2']);
    expect(response.getHeader('set-cookie')).toEqual(['a=1', 'b=2']);
  });

  it('notes several values of one header', () => {
    expect(noted(200, { 'Set-Cookie': ['a=1', 'b=2'] }).getHeader('set-cookie')).toEqual(['a=1', 'b=2']);
  });

  it('lets given headers win over those that were set', () => {
    expect(noted(200, { 'x-before': 'no' }).getHeader('X-Before')).toBe('no');
  });

  it('leaves out what is undefined, and needs no headers', () => {
    expect(noted(200, { 'x-before': undefined }).getHeader('X-Before')).toBe('yes');
    expect(noted(204).getHeaderNames()).toEqual(['x-before']);
    expect(noted(204, 'No Content', null).getHeaderNames()).toEqual(['x-before']);
  });
});
