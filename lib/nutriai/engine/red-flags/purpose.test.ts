import { detectRedFlags } from './detect-red-flags';

const seen = (text: string, ageMonths = 12) => detectRedFlags(text, ageMonths).map(({ id }) => id);

describe('what somebody keeps from happening', () => {
  test.each([
    'how do I hold the spoon so it doesn’t go down the wrong way',
    'I cook chicken to 75 degrees so nobody gets poisoned, is that right',
    "je coupe les raisins en quatre pour qu'elle ne s'étouffe pas, ça suffit ?",
    'nefes borusuna kaçmasın diye üzümü nasıl keseyim',
    'كيف أقطع العنب عشان ما يغص فيه؟',
    'गले में न अटके इसलिए अंगूर चार टुकड़ों में काटती हूं, ठीक है?',
  ])('is no emergency: %s', (text) => {
    expect(seen(text)).toEqual([]);
  });

  test.each([
    ['i cut the grapes so she doesn’t choke and now she is choking', 'choking'],
    ['held him so he doesn’t fall but he fell on his head and is sick', 'head-injury'],
    ['je coupe tout petit pour qu’il ne s’étouffe pas mais là il devient bleu', 'colour'],
    ['lips blue so she can’t breathe', 'breathing'],
  ])('hides nothing that happened: %s', (text, id) => {
    expect(seen(text)).toContain(id);
  });
});

describe('what was weeks or years ago', () => {
  test.each([
    'had a temp of 38.5 two weeks ago with his jabs, appetite never came back fully',
    'grandad choked on a fishbone years ago so now he checks every fillet lol',
  ])('is no emergency: %s', (text) => {
    expect(seen(text)).toEqual([]);
  });

  test.each([
    ['choked on a grape last week and again just now, he is choking', 'choking'],
    ['had a seizure last week and another today', 'seizure'],
    ['gave birth two weeks ago and he has a fever of 38.4', 'fever'],
    ['had a seizure years ago so now he is having another seizure', 'seizure'],
    ['was fine after the fall last night, this morning sick four times and very drowsy', 'consciousness'],
  ])('hides nothing of today: %s', (text, id) => {
    expect(seen(text)).toContain(id);
  });
});

describe('what a toy, a pet or a player has', () => {
  test.each([
    'told me his dinosaur had stopped breathing and needed rice',
    'told me his teddy swallowed a coin and needs soup',
    'playing hospitals, I’ve been poisoned four times before breakfast',
    'our dog had a fit last night, so no sleep, LO had toast for breakfast',
    'uski gudiya behosh ho gayi thi kehti hai, ab usko khichdi chahiye',
    'cousin Ellie fell off the trampoline and broke her arm, ours just wanted cake',
    'out cold after his lunch bottle, 2 hour nap',
  ])('is no emergency: %s', (text) => {
    expect(seen(text)).toEqual([]);
  });

  test.each([
    ['playing doctors with teddy and she swallowed the little battery', 'swallowed-object'],
    ['teddy fell out the window and so did she', 'head-injury'],
    ['our little monkey is choking', 'choking'],
    ['he drank the dog shampoo', 'poisoning'],
    ['passed out after his lunch bottle and won’t wake from the nap', 'consciousness'],
    ['cousin gave her a peanut and her lips are swelling', 'anaphylaxis'],
  ])('hides no child: %s', (text, id) => {
    expect(seen(text)).toContain(id);
  });
});

describe('a question about a rule', () => {
  test.each([
    'at what temperature does milk burn a baby’s mouth',
    'which is worse for choking, popcorn or whole nuts',
    'lips are blue from the ice pop, what a look',
    'stopped breathing there for a sec, me, when i saw the price of formula',
  ])('is no emergency: %s', (text) => {
    expect(seen(text)).toEqual([]);
  });

  test.each([
    ['when is it an emergency, lips blue and breathing fast', 'colour'],
    ['how dangerous is a button battery she swallowed one', 'swallowed-object'],
    ['which is worse for choking, grape or nut, he has a grape stuck in his throat', 'choking'],
    ['lips blue from the blueberries I thought but she can’t breathe', 'breathing'],
  ])('hides nothing that is told beside it: %s', (text, id) => {
    expect(seen(text)).toContain(id);
  });
});
