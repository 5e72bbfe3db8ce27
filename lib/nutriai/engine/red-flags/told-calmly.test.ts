import { detectRedFlags } from './detect-red-flags';
import { withoutFigures } from './without-figures';

const isAlarm = (text: string) => detectRedFlags(text, 8).length > 0;

describe('what is played, asked, over, or said of somebody else', () => {
  test.each([
    "he's playing hospital, says his dinosaur is poisoned by broccoli",
    'jugamos al hospital, su muñeca "se envenenó" con sopa',
    'shaking the beaker all over the floor, milk everywhere',
    'brokoliye zehir diyor, yine de yedi',
    'gagging on every single lump, is he choking??',
    'hace arcadas con todo trozo es atragantamiento??',
    'bottle refusal!! EBF and i go back to work in 3 weeks',
    'he drank half his bottle and fell asleep, can I give the rest later?',
    'coughed once on water, went down the wrong way, fine straight after',
    'choked on bread yesterday should i stop bread',
    'grandma fell and broke her hip in 2019 so she cant lift him into the high chair',
    'fell over his own feet running to the kitchen, cried 10 secs, then demanded a biscuit',
    'puree or blw which is better?? so confused',
    "Poppy hasn't pooed for 4 days and strains, what can i feed her",
    'räucherlachs von unserm brunch, a stückerl?',
    'strangled a banana with his fist, ate the rest',
    'öfke nöbeti, bisküvi kırıldı diye, 3 dk sonra güldü',
    'bumped her head on the table leg, little red mark, playing normally, ate all her tea',
    'se atragantó un poquito con agua pero ya está, riéndose',
    'Can someone tell me the right way to do back blows, just so i know',
    'he was in hospital with bronchiolitis at 3 mo, is 18m now and eating like a horse',
    'turned purple with rage when I took the spoon away, fine a sec later',
  ])('is no emergency: %s', (text) => expect(isAlarm(text)).toBe(false));

  test.each([
    'toy stuck in throat choking',
    'his dinosaur is in his mouth choking on it',
    'shaking and jerking all over, dropped the beaker',
    'gagging on every lump, turning blue, is he choking',
    'refuses the bottle and breast since last night very sleepy, back to work monday',
    'drank half his bottle and now limp and grey',
    'coughed it up himself but now his lips are blue',
    'choked on peanut yesterday, still coughing today',
    'he fell over his own feet and hit his head on the step, vomited twice',
    'hit her head and is so confused',
    'playing hospital with her brother and drank antifreeze, vomiting',
    "playing doctors and he ate nana's heart tablets",
    'bib cord strangled him',
    'after his bottle started shaking all over',
    'bumped her head on the table, playing normally but vomited twice',
    'choked on water, laughing again but lips blue',
    'was laughing and choked on a grape!!',
    'what temp should the bottle be, also she swallowed a bit of toilet cleaner block is that ok with milk',
    'my husband gave him adult paracetamol crushed in yogurt, a full 500mg twice today',
    'she was hospitalised with bronchiolitis, is 16m now and struggling to breathe again',
    'turned purple with rage, then stopped breathing and went limp',
  ])('hides no emergency: %s', (text) => expect(isAlarm(text)).toBe(true));
});

describe('withoutFigures', () => {
  test('leaves out a figure of speech, and what was years ago', () => {
    expect(withoutFigures('Er ist todmüde vom Kindergarten, isst gut')).toBe(
      'er ist vom kindergarten, isst gut',
    );
    expect(withoutFigures('il nonno nel 1970 si è strozzato con una lisca')).toBe('');
  });

  test('is null where a text has neither', () => {
    expect(withoutFigures('his lips are blue')).toBeNull();
  });
});
