import { dateFromNow } from './nutriai-test';

export const meals = '/api/nutriai/meals';
export const at = (days: number, time = '08:00:00Z') => `${dateFromNow(days)}T${time}`;
export const oats = { food: 'oats', amount: 2, unit: 'tbsp' };
