import type { MealRequest } from '../../../../../contract/nutriai-meals';
import type { ColumnRole } from '../import-row';
import { expressionInLines } from '@/lib/nutriai/engine/text/expression-in-lines';

/**
 * How columns are called in exports and in people's own sheets, most telling first: in English, German, French,
 * Spanish, Italian, Dutch and Portuguese.
 */
export const usualNames: Readonly<Record<ColumnRole, RegExp>> = {
  moment: expressionInLines()`
    ^(?:date ?(?:&|and|\/|-)? ?time|start(?: ?(?:date|time|date ?time|date\/time))?|time ?stamp|when|
    logged at|datetime|time of feed\w*|datum ?(?:\/|und|en)? ?(?:uhr)?(?:zeit|tijd)|zeitpunkt|beginn|début|
    date et heure|fecha y hora|data e ora|inizio|inicio|início)$
  `,
  date: /^(?:date|day|start ?date|datum|tag|dag|jour|fecha|d[ií]a|data|giorno)$/,
  time: /^(?:time|start ?time|hour|uhrzeit|zeit|heure|hora|ora|orario|tijd|tijdstip)$/,
  end: /^(?:end|end ?(?:time|date|date ?time|date\/time)|stop|finish|ende|fin|fine|einde|fim)$/,
  kind: expressionInLines()`
    ^(?:type|kind|activity|category|event|feed(?:ing)? ?type|meal|entry|art|typ|aktivität|kategorie|
    mahlzeit|activité|catégorie|repas|tipo|actividad|categor[ií]a|comida|attività|pasto|soort|activiteit|
    maaltijd|atividade|refeição)$
  `,
  food: expressionInLines()`
    ^(?:foods?|notes?|comments?|description|details?|what|ingredients?|solids?|item|meal ?notes?|text|notiz
    (?:en)?|bemerkung(?:en)?|anmerkung(?:en)?|kommentare?|essen|lebensmittel|zutaten|remarques?|
    commentaires?|aliments?|détails?|notas?|comentarios?|alimentos?|descripción|detalles|note|commenti|
    alimenti|descrizione|opmerking(?:en)?|notitie(?:s)?|voeding|eten|observações|comentários)$
  `,
  amount: expressionInLines()`
    ^(?:(?:amount|quantity|volume|qty|menge|quantité|cantidad|quantità|quantidade|hoeveelheid|volumen)
    (?: ?\(?(?:ml|oz)\)?)?|ml|oz|bottle ?(?:amount|volume))$
  `,
  unit: /^(?:unit|units|amount ?unit|volume ?unit|quantity ?unit|einheit|unité|unidad|unità|eenheid|unidade)$/,
  minutes: expressionInLines()`
    ^(?:duration|minutes|mins|length of feed|duration ?\(?min(?:ute)?s?\)?|dauer(?: ?\(?min(?:uten)?\.?\)?)?
    |minuten|durée|duración|durata|duur|duração|minutos|minuti)$
  `,
  weight: /^(?:weight|weight ?\(?(?:kg|g|lbs?|oz)\)?|(?:gewicht|poids|peso)(?: ?\(?(?:kg|g)\)?)?)$/,
  length: expressionInLines()`
    ^(?:length|height|length ?\(?(?:cm|in)\)?|height ?\(?(?:cm|in)\)?|
    (?:größe|grösse|länge|taille|talla|altura|longitud|lunghezza|altezza|lengte|comprimento)
    (?: ?\(?cm\)?)?)$
  `,
  head: expressionInLines()`
    ^(?:head|head ?(?:size|circumference)(?: ?\(?(?:cm|in)\)?)?|
    (?:kopfumfang|périmètre crânien|tour de tête|perímetro cefálico|perímetro craneal|circonferenza cranica|
    hoofdomtrek)(?: ?\(?cm\)?)?)$
  `,
};

export type RowKind =
  | 'breast'
  | 'bottle'
  | 'formula'
  | 'milk'
  | 'water'
  | 'solids'
  | 'sizes'
  | 'meal'
  | 'elsewhere'
  | 'unknown';

/** Words of a column of kinds in the same languages, the first that fits. */
export const kindWords: readonly (readonly [RowKind, RegExp])[] = [
  [
    'elsewhere',
    expressionInLines()`
      sleep|\bnap|diaper|nappy|nappies|pump|expressing|bath|temperature|medic|vaccin|tummy|play|milestone
      |potty|poo|pee|growth spurt|walk|mood|story|photo|schlaf|windel|\bbad\b|spiel|abpump|sommeil|sieste
      |couche|\bbain\b|tire-lait|sueño|siesta|pañal|baño|sonno|nanna|pannolino|bagnetto|slaap|luier|kolf
      |sono|fralda|banho
    `,
  ],
  [
    'sizes',
    expressionInLines()`
      weight|growth|height|length|head|measure|gewicht|größe|wachstum|messung|poids|taille|croissance
      |\bpeso\b|talla|medida|crecimiento|crescita|misura|groei|meting
    `,
  ],
  ['water', /^water|\bwater$|^wasser|^eau$|^agua$|^acqua$|^água$/],
  ['formula', /formula|pre-?milch|säuglingsmilch|lait infantile|lait 1er âge|latte artificiale|kunstvoeding/],
  ['milk', /cow|whole milk|toddler milk|kuhmilch|lait de vache|leche de vaca|latte vaccino|koemelk/],
  ['bottle', /bottle|expressed|\bebm\b|🍼|flasche|fläschchen|biberon|biberón|mamadera|mamadeira|\bfles/],
  [
    'breast',
    expressionInLines()`
      breast|nurs|\bbf\b|🤱|stillen|gestillt|\bbrust\b|tétée|allaitement|\bsein\b|pecho|lactancia|poppata
      |allattamento|\bseno\b|borstvoeding|\bborst\b|\bmama(?:da|r)\b|amamenta
    `,
  ],
  [
    'meal',
    expressionInLines()`
      breakfast|lunch|dinner|supper|\btea\b|snack|frühstück|mittag|abend|zwischenmahlzeit|petit-déjeuner
      |déjeuner|dîner|goûter|collation|desayuno|almuerzo|merienda|\bcena\b|colazione|pranzo|merenda|spuntino
      |ontbijt|tussendoortje|avondeten|pequeno-almoço|almoço|lanche|jantar
    `,
  ],
  [
    'solids',
    expressionInLines()`
      solid|food|meal|eat|puree|purée|weaning|🥣|brei|beikost|mahlzeit|essen|repas|diversification|bouillie
      |comida|puré|papilla|pappa|pasto|svezzamento|\bhap\b|hapje|fruithap|groentehap|maaltijd|refeição
      |papa\b
    `,
  ],
];

/** Which meal of the day, the first that fits. */
export const mealWords: readonly (readonly [MealRequest['kind'], RegExp])[] = [
  ['breakfast', /breakfast|frühstück|petit-déjeuner|desayuno|colazione|ontbijt|pequeno-almoço/],
  ['lunch', /lunch|mittag|déjeuner|almuerzo|pranzo|almoço/],
  ['snack', /snack|zwischenmahlzeit|goûter|collation|merienda|merenda|spuntino|tussendoortje|lanche/],
];

/** Which breast. */
export const sideWords = {
  left: /\b(?:left|links?|gauche|izquierd[oa]|sinistr[oa]|esquerd[oa])\b|\(l\)/,
  right: /\b(?:right|rechts?|droite?|derech[oa]|destr[oa]|direit[oa])\b|\(r\)/,
  both: /\b(?:both|beide|beidseitig|les deux|ambos|entrambi)\b/,
} as const;

export const formulaWords =
  /formula|pre-?milch|säuglingsmilch|lait infantile|lait 1er âge|latte artificiale|kunstvoeding/i;

/** Where the words say which milk it is. */
export const saidMilk = expressionInLines('i')`
  breast|expressed|ebm|formula|muttermilch|pre-?milch|säuglingsmilch|lait (?:maternel|infantile|1er âge)
  |leche materna|latte (?:materno|artificiale)|moedermelk|kunstvoeding
`;
