import { readQuestion } from './read-question';

const monthsIn = (text: string) => readQuestion(text, null).statedMonths;

it.each([
  ['Feijoada pode para uma criança de 1 ano e meio?', 18],
  ['a minha filha tem dois anos e meio, pode comer?', 30],
  ['o meu bebé de seis meses pode comer pão?', 6],
  ['mi hijo de año y medio no quiere comer', 18],
  ['tiene 1 año y medio, ¿puede comer miel?', 18],
  ['mi hija tiene un año y dos meses', 14],
  ['bebé de medio año, ¿puede comer?', 6],
  ['mon fils a un an et demi, il peut manger du miel ?', 18],
  ['ma fille de dix-huit mois ne veut pas manger', 18],
  ['bébé de 7 mois et demi', 7],
  ['mio figlio di un anno e mezzo può mangiare il miele?', 18],
  ['mia figlia ha sei mesi e mezzo e non mangia', 6],
  ['mein Sohn ist anderthalb Jahre alt und isst nichts', 18],
  ['darf meine zweieinhalbjährige Tochter das essen?', 30],
  ['Ab wann darf ein Kind mit 2 Jahren Honig essen?', 24],
  ['mein achtmonatiges Baby isst nicht', 8],
  ['mijn zoon van anderhalf jaar eet niet', 18],
  ['mag mijn tweejarige dochter dat eten', 24],
  ['mijn baby van een half jaar', 6],
  ['Jaka porcja obiadu dla półtorarocznego dziecka?', 18],
  ['córka ma dwa i pół roku i nie chce jeść', 30],
  ['ośmiomiesięczny synek nie chce jeść', 8],
  ['czy dwuletnie dziecko może jeść orzechy', 24],
  ['syn ma rok i dwa miesiące', 14],
  ['bir buçuk yaşındaki oğlum yemek yemiyor', 18],
  ['1,5 yaşında çocuğum bal yiyebilir mi', 18],
  ['altı aylık bebeğim su içebilir mi', 6],
  ['ما هي وجبات خفيفة صحية لطفل عمره سنة ونصف؟', 18],
  ['كيف أفطم بنتي وعمرها سنة وشهر؟', 13],
  ['ابني عمره سنتين ونص هل يأكل العسل', 30],
  ['طفلي عمره ثمانية أشهر', 8],
  ['هل أعطيه العسل قبل السنة؟', 11],
  ['डेढ़ साल का बेटा खाना नहीं खाता', 18],
  ['ढाई साल की बेटी को क्या दूँ', 30],
  ['mera beta dedh saal ka hai kya khilau', 18],
  ['एक साल का बच्चा शहद खा सकता है?', 12],
])('reads an age as it is said in other languages: %s', (text, months) => {
  expect(monthsIn(text)).toBe(months);
});

it.each([
  'mon bébé ne mange rien depuis deux mois',
  'il a mangé du miel il y a deux mois',
  'dans deux mois il entre à la crèche, que manger ?',
  'há dois meses que não quer comer',
  'da due mesi non mangia la carne, che faccio?',
  'od dwóch miesięcy nie chce jeść, co robić?',
  'hace dos meses que no quiere comer',
  'seit zwei Monaten isst sie nichts',
  'sinds twee maanden eet hij niet',
])('since when is no age: %s', (text) => {
  expect(monthsIn(text)).toBeNull();
});
