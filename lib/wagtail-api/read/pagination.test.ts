import { ApiError } from '../../platform/http/api-error';
import { ContentParameters } from './content-parameters';
import { readSlice } from './pagination';

const read = (query: string) => readSlice(new ContentParameters(new URLSearchParams(query)));

it.each([
  ['', { offset: 0, limit: 20 }],
  ['limit=0', { offset: 0, limit: 0 }],
  ['limit=20&offset=5', { offset: 5, limit: 20 }],
  ['limit=3&limit=4', { offset: 0, limit: 4 }],
  ['offset=999999999999999999999', { offset: 2 ** 31 - 1, limit: 20 }],
])('reads %j', (query, expected) => {
  expect(read(query)).toEqual(expected);
});

it.each([
  ['limit=', 'limit must be a positive integer'],
  ['limit=abc', 'limit must be a positive integer'],
  ['limit=-1', 'limit must be a positive integer'],
  ['limit=1.5', 'limit must be a positive integer'],
  ['limit=21', 'limit cannot be higher than 20'],
  ['offset=', 'offset must be a positive integer'],
  ['offset=-1', 'offset must be a positive integer'],
  ['offset=x&limit=21', 'offset must be a positive integer'],
])('refuses %j', (query, message) => {
  expect(() => read(query)).toThrow(ApiError);
  try {
    read(query);
  } catch (error) {
    expect(error).toMatchObject({ status: 400, body: { message } });
  }
});
