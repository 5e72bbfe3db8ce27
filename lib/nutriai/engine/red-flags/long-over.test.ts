import { detectRedFlags } from './detect-red-flags';

const isAlarm = (text: string) => detectRedFlags(text, 14).length > 0;

describe('what was once and is over', () => {
  test.each([
    'had croup in march, one dose of steroid, been well since',
    'Fieberkrampf mit 14 Monaten gehabt, jetzt ist er drei und hatte nie wieder einen',
    'tuvo una convulsión con fiebre al año, nunca más',
    'convulsion fébrile à un an, plus jamais depuis',
    'convulsione febbrile a dieci mesi, mai più ripetuta',
    'teve bronquiolite bebê, hoje tem 3 anos e está ótimo',
    'koortsstuip gehad met een jaar, daarna nooit meer',
  ])('is no emergency: %s', (text) => expect(isAlarm(text)).toBe(false));

  test.each([
    'Fieberkrampf, noch nie vorher gehabt',
    'gestern Fieberkrampf gehabt, seitdem nichts mehr',
    'tuvo una convulsión, nunca más la dejo sola, ahora no responde',
    'febrile seizure just now, had one last year, never since until tonight',
    'koortsstuip nu, nooit eerder gehad',
  ])('hides no child who has it now: %s', (text) => expect(isAlarm(text)).toBe(true));
});

describe('blue from cold water', () => {
  test.each([
    'lips blue after the paddling pool, pink again once wrapped in a towel',
    'labbra viola dopo la piscina, nell’accappatoio subito rosa',
    'usta sine po basenie, w ręczniku od razu różowe',
  ])('is no emergency: %s', (text) => expect(isAlarm(text)).toBe(false));

  test.each([
    'lips blue after the paddling pool and shes not breathing right',
    'lèvres bleues dans la piscine, ne respire pas',
    'lippen blau nach dem schwimmbad, er reagiert nicht',
  ])('hides no emergency: %s', (text) => expect(isAlarm(text)).toBe(true));
});

describe('a doll that is ill', () => {
  test.each([
    'die puppe ist bewusstlos, wir spielen tierarzt',
    'poupée évanouie, on joue au docteur',
    'boneca desmaiada, brincando de médico com a prima',
  ])('is no emergency: %s', (text) => expect(isAlarm(text)).toBe(false));

  test.each(['se desmayó jugando con la muñeca', 'è svenuta mentre giocava con la bambola'])(
    'hides no child: %s',
    (text) => expect(isAlarm(text)).toBe(true),
  );
});
