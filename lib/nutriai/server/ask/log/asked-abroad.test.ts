import { answerByRules } from '../answer-by-rules';
import { askedBaby } from '../asked-child';
import { ada, adaToday } from '../testing/ada';
import { adaLog } from '../testing/ada-log';

test.each([
  ['wann hatte sie zuletzt ei', /18 November/],
  ['was hat er gestern gegessen', /Salmon/],
  ['hat sie heute schon wasser getrunken', /60 ml/],
  ['hatte er schon mal fisch', /20 November|Salmon/],
  ['combien de lait hier', /No milk feed is logged/],
  ['quand a-t-il mangé du saumon pour la dernière fois', /20 November/],
  ['cuándo comió huevo por última vez', /18 November/],
  ['qué comió ayer', /Salmon/],
  ['cuánta agua bebió ayer', /90 ml/],
  ['quando ha mangiato l’uovo l’ultima volta', /18 November/],
  ['cosa ha mangiato ieri a cena', /Salmon/],
  ['o que ele comeu hoje ao almoço', /lentil dal/],
  ['ela já comeu peixe?', /20 November|Salmon/],
  ['what did he have on the 18th', /18 November was Egg/],
])('reads the log for %s', async (question, says) => {
  const { kind, parts } = await answerByRules(question, askedBaby(ada, 'Ada', adaToday), {
    findArticles: () => Promise.resolve([]),
    readLog: () => Promise.resolve(adaLog),
  });
  expect(kind).toBe('log');
  expect(parts[0]?.text).toMatch(says);
});

test.each(['darf sie fisch essen', 'può mangiare il pesce', 'ele pode comer peixe?'])(
  'asks nothing of the log: %s',
  async (question) => {
    const { kind } = await answerByRules(question, askedBaby(ada, 'Ada', adaToday), {
      findArticles: () => Promise.resolve([]),
      readLog: () => Promise.resolve(adaLog),
    });
    expect(kind).toBe('food');
  },
);
