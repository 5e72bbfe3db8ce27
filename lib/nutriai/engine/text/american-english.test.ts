import { knowledge } from '../knowledge/knowledge';
import { americanFor, inAmericanEnglish as said } from './american-english';

describe('inAmericanEnglish', () => {
  it.each([
    ['Courgette and aubergine bake', 'Zucchini and eggplant bake'],
    ['2 courgettes, grated', '2 zucchini, grated'],
    ['Whole natural yoghurt', 'Whole plain yogurt'],
    ['natural yoghurt with beetroot', 'plain yogurt with beet'],
    ['Stir in the coriander', 'Stir in the cilantro'],
    ['1 tsp ground coriander', '1 tsp ground coriander'],
    ['Red pepper strips and black pepper', 'Red bell pepper strips and black pepper'],
    ['Beef mince', 'Ground beef'],
    ['Minced beef or beans, minced finely', 'Ground beef or beans, minced finely'],
    ['spring-onion rings', 'green onion rings'],
    ['self-raising flour', 'self-rising flour'],
    ['tinned tomatoes and tomato purée', 'canned tomatoes and tomato paste'],
    ['a swede’s skin', 'a rutabaga’s skin'],
    ['rocketing', 'rocketing'],
    ['1 small tin, drained', '1 small can, drained'],
    ['Line a small tin and spoon into the tin', 'Line a small pan and spoon into the pan'],
    ['240 g, drained, from a tin in water', '240 g, drained, from a can in water'],
    ['Pour off the water from the tin', 'Pour off the water from the can'],
    ['heat the oven and line a tray', 'heat the oven and line a baking sheet'],
    ['an ice cube tray', 'an ice cube tray'],
    ['Stone the cherries and take out pips', 'Pit the cherries and take out seeds'],
    ['Butternut squash', 'Butternut squash'],
    ['mince or blend it with the mince', 'mince or blend it with the ground meat'],
    ['Eggy bread', 'French toast'],
    ['Change the nappy (diaper) now', 'Change the diaper now'],
    ['crisps (chips) and chips (fries)', 'chips and fries'],
    ['Wind (burp) your baby', 'Burp your baby'],
    ['See your GP (family doctor)', 'See your doctor'],
    ['Mince (grind) the beef', 'Grind the beef'],
    ['teff porridge and porridge (oatmeal)', 'teff porridge and oatmeal'],
    ['in a slow cooker on the cooker', 'in a slow cooker on the stove'],
    ['nursery rhymes at nursery', 'nursery rhymes at daycare'],
    ['Open the tin, put it on the tray', 'Open the can, put it on the tray'],
    ['constructor toString', 'constructor toString'],
    ['', ''],
  ])('names foods: %s', (british, american) => {
    expect(said(british)).toBe(american);
  });

  it.each([
    ['Bake at 200°C for 30 minutes.', 'Bake at 400°F for 30 minutes.'],
    ['Heat the oven to 180 °C (160°C fan).', 'Heat the oven to 350°F (325°F fan).'],
    ['Roast at 220°C', 'Roast at 425°F'],
    ['Bake at 190°C.', 'Bake at 375°F.'],
    ['until the middle has 75°C', 'until the middle has 167°F'],
    ['water of at least 70 °C', 'water of at least 158°F'],
    ['a fever of 38 °C', 'a fever of 100.4°F'],
    ['38.0 °C (100.4 °F) or more', '100.4 °F or more'],
    ['boiling at 100 °C', 'boiling at 212°F'],
    ['Freeze at -18°C', 'Freeze at 0°F'],
    ['Freeze at −18 °C', 'Freeze at 0°F'],
    ['180–200°C', '350–400°F'],
    ['180-200 °C', '350-400°F'],
    ['a fridge of 3 to 5°C', 'a fridge of 37.4 to 41°F'],
    ['37.5°C', '99.5°F'],
    ['6 months, 5°C', '6 months, 41°F'],
    ['vitamin C and 20 carrots', 'vitamin C and 20 carrots'],
  ])('says temperatures: %s', (british, american) => {
    expect(said(british)).toBe(american);
  });

  it.each([
    ['Call 112, 999 or 911 now.', 'Call 911 or 112 now.'],
    ['Call your emergency number (999 / 112 / 911).', 'Call 911 or 112.'],
    ['Ring a poison line or, in the UK, 111 now.', 'Ring Poison Help on 1-800-222-1222 now.'],
    ['Call your doctor or, in the UK, 111 today.', 'Call your doctor today.'],
    ['It weighs 111 g.', 'It weighs 111 g.'],
  ])('says whom to call: %s', (british, american) => {
    expect(said(british)).toBe(american);
    expect(americanFor('us')(british)).toBe(american);
    expect(americanFor('uk')(british)).toBe(british);
  });

  it('tells a family elsewhere of no number in the United States', () => {
    expect(americanFor('who')('A fit and a wet nappy: 112, 999 or 911')).toBe(
      'A seizure and a wet diaper: 112, 999 or 911',
    );
  });

  it('changes nothing twice', () => {
    const { words, lines } = knowledge.americanWords;
    for (const american of Object.values({ ...words, ...lines })) expect(said(american)).toBe(american);
  });
});
