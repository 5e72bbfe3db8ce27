import { outsideVideo } from './outside-video';

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  [
    'https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=43s',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  ['http://m.youtube.com/watch?v=a-b_c123456', 'https://www.youtube.com/watch?v=a-b_c123456'],
  [' https://youtu.be/dQw4w9WgXcQ?si=x ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
  ['https://vimeo.com/76979871/0a1b2c3d4e', 'https://vimeo.com/76979871/0a1b2c3d4e'],
  ['https://player.vimeo.com/video/76979871?h=0a1b2c3d4e', 'https://vimeo.com/76979871/0a1b2c3d4e'],
])('reads %s', (address, url) => {
  expect(outsideVideo(address)).toEqual({ host: url.includes('vimeo') ? 'Vimeo' : 'YouTube', url });
});

it.each([
  '',
  'dQw4w9WgXcQ',
  'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/@somebody',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=dQw4w9WgXc"',
  'https://vimeo.com/channels/staffpicks',
  'https://vimeo.com/0',
  'https://example.org/video.mp4',
  'ftp://youtu.be/dQw4w9WgXcQ',
])('finds no video at %j', (address) => {
  expect(outsideVideo(address)).toBeNull();
});
