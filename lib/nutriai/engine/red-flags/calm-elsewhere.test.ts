import { detectRedFlags } from './detect-red-flags';
import { withoutFigures } from './without-figures';

const isAlarm = (text: string) => detectRedFlags(text, 14).length > 0;

describe('what only sounds alarming, in any language', () => {
  test.each([
    'he knocked himself out running round the park and slept two hours',
    'batteries died in the baby monitor mid nap, what else can i use',
    'bateria w telefonie padła, zjadł zupę',
    'फोन की बैटरी मर गई, उसने खिचड़ी खाई',
    'when she was born she was blue and floppy, now she eats for england',
    'à la naissance il était tout bleu, maintenant il mange comme quatre',
    "my friend's baby choked on a grape and it scared me, how do i cut them",
    'das Kind meiner Freundin hat sich an einer Traube verschluckt, wie schneide ich sie?',
    'شفت في الأخبار طفل بلع بطارية، أي ألعاب أتجنب؟',
    'al telegiornale un bimbo ha ingoiato una pila, quali giochi evitare?',
    'my mum says he will choke on blw, how do i calm her down',
    'teściowa mówi, że zadławi się kawałkami',
    'spielt Arzt, der Teddy hat 40 Fieber und bekommt Suppe',
    'doktorculuk oynuyor, ayıcığın ateşi 40',
    'zijn hele druiven gevaarlijk om in te stikken?',
    'क्या अंगूर गले में अटकने का खतरा है?',
    'burnt his tongue on soup a bit yesterday, fine today, eating as normal',
    'bumped his head on the highchair tray, five second cry then more porridge',
    'put a pea up his nose and blew it straight out, laughed',
    'notenallergie, we hebben een epipen, welke taart kan?',
    'abisinde epilepsi var, o her şeyi yiyebilir mi?',
    'première cacahuète en purée, aucune réaction',
    'ilk fıstık ezmesi, hiç tepki yok',
    'eerste keer pindakaas, geen enkele reactie',
    'park mein gir gaya bum par, hans raha tha',
    'did a cpr refresher at work today so feeling better about finger food',
    'is it ok that she holds her breath for a sec when i blow on her face',
    'recipe says simmer until the onions collapse',
    'dropped his toast face down, total meltdown',
    'reflux much better since we changed bottle, barely any sick',
    'i took the whole packet of crisps to work',
    'when should i call 999 for choking, want to be ready before weaning',
    'kiedy dzwonić na 112 przy zadławieniu, chcę wiedzieć przed rozszerzaniem diety',
    'what are the signs of dehydration, dry mouth, no tears, fewer nappies',
  ])('is no emergency: %s', (text) => expect(isAlarm(text)).toBe(false));

  test.each([
    'knocked himself out running into the door, slept since, hard to wake',
    'the battery died in the remote, he took it out and swallowed it',
    'bateria padła, wyjął ją i połknął',
    'battery went flat so i left it on the table, he ate crackers and the battery is gone',
    'when she was born she was blue, now shes blue again and floppy',
    'alla nascita era cianotica, ora ha di nuovo le labbra blu',
    "my friend's toddler is choking on a grape, what do i do",
    'het zoontje van mijn vriendin is hier en verslikt zich in een druif, hij wordt blauw',
    'شفت في الأخبار والآن ابني بلع بطارية',
    'lo vi en las noticias y ahora mi hija se ha tragado una pila',
    'granny says he choked on pieces of apple and hes silent now',
    'teściowa mówi, że on się dławi, jest siny',
    'spielt Arzt mit dem Teddy, er hat 40,3 Fieber',
    'doktorculuk oynuyor ama ateşi 40,5',
    'can he choke on grapes? he has one stuck now',
    'burnt his tongue on soup yesterday, blisters and wont drink today',
    'bumped his head, five second cry, more porridge, then vomited twice',
    'put a button battery up his nose and blew it out',
    'nut kha liya, honth suj gaye, epipen du kya',
    'abisinde epilepsi var, şimdi kızım havale geçiriyor',
    'sie krampft wieder, wie letztes Jahr',
    'ya está bien de la gastro pero lleva 12 horas sin mojar pañal',
    'الحرارة راحت لكنه نايم وما يصحى',
    'nosebleed 25 minutes and still pouring',
    'na pindakaas slap, geeft geen enkele reactie',
    'fell off the changing table onto his bottom and hit his head',
    'did a cpr refresher, now my son is not breathing',
    'he holds his breath and turns blue when i blow on his face',
    'ate onions and collapsed',
    'found her face down in the bath',
    'i took the whole packet, the kids are asleep',
    "j'ai avalé tous mes comprimés",
    'saari goliyan kha li maine',
    'Rhabarberblatt gegessen, sind die giftig?',
    'kret do rur w oczach',
    'signs of dehydration, dry nappy all day and wont wake properly',
    'how do i know if hes dehydrated, no wet nappy since last night',
    'dławi się teraz, dzwonić na 112?',
  ])('hides no emergency: %s', (text) => expect(isAlarm(text)).toBe(true));
});

describe('withoutFigures', () => {
  test.each([
    ['pas de fièvre, juste le nez qui coule', 'juste le nez qui coule'],
    ['बुखार नहीं है, बस सर्दी है', 'बस सर्दी है'],
    ['et si elle s’étouffe ?', ''],
    ['ha avuto la febbre, adesso sta benissimo', 'ha avuto la, adesso sta benissimo'],
    ['engasgou com água, tossiu e riu-se', 'com agua'],
    ['diş çıkarıyor, salya akıyor, iştahı iyi', 'akiyor, istahi iyi'],
    ['knee grazed, plaster on, drop of blood', 'knee grazed, on'],
    ['i denti fanno venire la febbre?', ''],
  ])('leaves out what is absent, supposed or over: %s', (text, left) =>
    expect(withoutFigures(text)).toBe(left),
  );

  test('keeps what may have been eaten in a question', () => {
    expect(withoutFigures('ha mangiato bacche, sono velenose?')).toBeNull();
  });

  test('keeps a fever that does not go down', () => {
    expect(withoutFigures('बुखार नहीं उतर रहा')).toBeNull();
  });
});
