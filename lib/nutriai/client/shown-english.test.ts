/** @jest-environment jsdom */

import { showLanguage } from './language';
import { clockText, dateFormat, inShownEnglish, timeText } from './shown-english';

afterEach(() => showLanguage('en-GB'));

const day = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });
const moment = new Date(2026, 10, 20, 14, 5);
/** Intl puts a narrow space before "PM". */
const plain = (text: string) => text.replace(/\s/g, ' ');

it('says words, dates and times as the reader’s English has them, also once that changes', () => {
  const said = () => [
    inShownEnglish('Favourites', 'Favorites'),
    day.format(new Date('2026-11-20T00:00:00Z')),
    plain(clockText(moment)),
    plain(timeText('08:30')),
  ];
  expect(said()).toEqual(['Favourites', '20 November 2026', '14:05', '08:30']);
  showLanguage('en-US');
  expect(said()).toEqual(['Favorites', 'November 20, 2026', '2:05 PM', '8:30 AM']);
});
