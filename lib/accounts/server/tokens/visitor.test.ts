import { visitorOf } from './visitor';

it('is known by the address, the browser and the marks that it carries', () => {
  const [id, mark] = ['d'.repeat(22), 'm'.repeat(43)];
  const headers = {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    cookie: `other=1; lp_device=${id}.${mark}`,
  };
  const request = new Request('https://pear.example/api/auth/login', { headers });
  expect(visitorOf({ request, address: '192.0.2.7' })).toEqual({
    address: '192.0.2.7',
    deviceName: 'Firefox on Linux',
    devices: [{ id, marks: [mark] }],
  });
});
