/** By the number that JavaScript gives a day of the week. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

export const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

export const dayOfWeek = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();
