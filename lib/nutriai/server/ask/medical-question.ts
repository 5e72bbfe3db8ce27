/**
 * `dose`: how much of a medicine; `medicine`: whether or which; `diagnosis`: what it is; `illness`: a child
 * who is not well; `injury`: hurt; `mother`: what she had before she feeds; `normality`: whether something of
 * a child who is well is as it should be.
 */
export type MedicalTopic = 'dose' | 'medicine' | 'diagnosis' | 'illness' | 'injury' | 'mother' | 'normality';

const medicine =
  '(calpol|paracetamol|acetaminophen|tylenol|ibuprofen|nurofen|advil|motrin|aspirin|medicines?|medications?|meds|painkillers?|pain relief|antibiotics?|amoxicillin|penicillin|anti ?histamines?|piriton|piriteze|benadryl|cetirizine|zyrtec|epipen|steroids?|hydrocortisone|inhalers?|salbutamol|cough (syrup|mixture|drops)|syringe|suppositor\\w+|laxatives?|movicol|laxido|miralax|lactulose|glycerin|dioralyte|rehydration|pedialyte|electrolytes?|gaviscon|omeprazole|ranitidine|antacids?|infacol|gripe water|colief|simethicone|anti ?diarrh\\w+|imodium|loperamide|melatonin|sedat\\w+|sleeping (pill|tablet|drop|syrup)s?|teething (gel|powder|granules)|anbesol|bonjela|orajel|dentinox|homeopath\\w+|herbal remed\\w+|remed(y|ies)|essential oils?|cbd|worming|deworm\\w+|vermox|creams?|ointment|vaccin\\w+|(pink|purple|fever|sugar free) (syrup|liquid|stuff))';

const doseWords =
  '(dose|doses|dosage|dosing|how much|how many|how often|how frequent\\w*|what amount|right amount|correct amount|maximum|max|ml|mls|mg|mcg|iu|milligrams?|millilit\\w+|units|per (kg|kilo)|every (four|six|eight|4|6|8|\\d+) hours|double|half a (dose|tablet|spoon)|spoonfuls?)';

const doseOfMedicine = new RegExp(
  `\\b${doseWords}\\b.*\\b${medicine}\\b|\\b${medicine}\\b.*\\b${doseWords}\\b`,
);
const anyMedicine = new RegExp(`\\b${medicine}\\b`);
const mother =
  /\b(breast ?fe\w+|breast ?milk|nursing|pump\w*|pregnan\w+)\b.*\b(alcohol|wine|beer|drunk|smok\w+|vap\w+|caffeine|coffee|drugs?|cannabis|tattoo|surgery|anaesthe\w+)\b|\b(alcohol|wine|beer|drunk|smok\w+|vap\w+|caffeine|coffee|drugs?|cannabis)\b.*\b(breast ?fe\w+|breast ?milk|nursing|pump\w*|pregnan\w+)\b/;

const dose =
  /\b(dose|doses|dosage|dosing|dosages)\b|\b(how (many|much)|what (amount|number)|double|iu|units|mcg)\b.{0,40}\b(drops|supplements?|iron (drops|syrup|tablets?|supplements?)|vitamin \w+ (drops|supplements?)|multivitamins?)\b|\b(drops|supplements?|syrup)\b.{0,40}\b(how (many|much)|double|iu|units|mg|mcg|per day|a day)\b|\bper (kg|kilo)\b/;

const food = '(creams?)';
const eatenCream =
  /\b(ice creams?|creams? cheese|sour creams?|double creams?|single creams?|whipped creams?|clotted creams?|creams? (of|in|on|sauce)|(eat|have|give|with|drink) (some |any |fresh )?creams?)\b/;

const diagnosis =
  /\b(is my (baby|child|son|daughter|toddler) (normal|ill|sick|ok|okay|allergic|intolerant|anaemi\w+|anemic|deficient|dehydrated|underweight|overweight|obese|autistic|delayed)|(is|are|was) (he|she|they) (normal|ill|sick|allergic|intolerant|anaemi\w+|anemic|deficient|underweight|overweight|obese|autistic|delayed)|whats? (is )?wrong with|what (is|could be) (causing|the matter)|what causes (his|her|my|the)|(does|do|could|might|can) (my (baby|child|son|daughter|toddler)|he|she) (have|be having|be suffering) (an? )?(allergy|intolerance|deficiency|anaemia|anemia|reflux|infection|virus|disease|autism|coeliac|celiac|diabetes|cmpa|asthma|eczema|colic|thrush)|could (it|this|that) be (an? )?(allerg\w+|intoleran\w+|reflux|infection|coeliac|celiac|virus|something serious|reaction)|sign of (an? )?(allerg\w+|illness|disease|intoleran\w+|deficien\w+|autism|infection|anaemia)|symptoms?|diagnos\w+|test (for|results?)|blood test|allergy test\w*|prescri\w+|treatments?|treat (a|the|his|her|my|an)|how (do|can|to) (i |we |you )?(treat|cure|heal)|cure|heal|therapy|how serious)\b/;

const normality =
  /\b((is|are) (it|this|that|these|they) (normal|ok if (he|she) (isnt|is not|doesnt|has not))|(is|are) (it )?(not )?normal|normal (that|to|if|when|for)|should (i|we) (be )?(worried|worry|concerned)|(am|are|im) (i |we )?(worried|concerned))\b|\bnormal$/;

const illness =
  /\b(rash|rashes|hives|eczema|spots on (his|her|the)|itchy|itching|fever\w*|temperature of|high temperature|vomit\w*|throw(s|ing)? up|threw up|diarrh?\w*a|runny (poo|poop|stools?)|loose stools?|constipat\w+|hard (poo|poop|stools?)|hasnt pooed|not poo\w*|no poo\w*|blood in|mucus|green poo\w*|black poo\w*|white poo\w*|pale poo\w*|reflux|colic|wheez\w*|cough|coughs|coughing|(has|got|with|have) (a |the )?(cold|flu|cough|bug|virus|infection|chickenpox|thrush|croup)|ear ?ache|ear infection|infection|tonsil\w+|bronchiol\w+|asthma|jaundice\w*|anaemi\w+|anemi\w+|deficien\w+|unwell|poorly|(is|feels|feeling|hes|shes|seems|very|was|been|being) (sick|ill)|dehydrat\w+|lethargic|losing weight|lost weight|loses weight|not gaining( weight)?|isnt gaining|hasnt gained|weight loss|failure to thrive|underweight|overweight|tummy ache|stomach ache|stomach ?bug|in pain|painful|hurts|allergic reaction|reactions?|reacted to|intoleran\w+|thrush|worms|autis\w+|developmental delay|tongue tie|seems? (in pain|weak)|swollen|swelling|allergic to)\b/;

const injury =
  /\b(hit (his|her|the|their) head|head injury|banged (his|her|their) head|fell (off|from|down|out)|burn(t|ed)? (his|her|their)|scald\w*|broken (arm|leg|bone)|cut (his|her|their) (finger|hand|head|lip|mouth)|bitten by|stung by|electric shock|drown\w*|object up (his|her) nose|bead in (his|her))\b/;

/** "For allergies" of the family at the table, and "hot" of food: no illness of the child's. */
const ordinary =
  /\b(with|have|has|had) (a )?cold (water|milk|foods?|drinks?|yogh?urt|fruit|carrots?|formula)\b|\b(cook\w*|oven|fridge|freezer|serv\w+|milk|bottle|water|food|reheat\w*) (to |at )?(a |what |the )?temperature\b|\bwhat temperature\b/;

/**
 * Whether a question asks for what only a clinician may say. Of several the one that must be refused first.
 * `plain` is mended text.
 */
export function medicalTopic(plain: string): MedicalTopic | null {
  const text = eatenCream.test(plain) ? plain.replace(new RegExp(`\\b${food}\\b`, 'g'), ' ') : plain;
  if (doseOfMedicine.test(text) || dose.test(text)) return 'dose';
  if (anyMedicine.test(text)) return 'medicine';
  if (mother.test(text)) return 'mother';
  if (injury.test(text)) return 'injury';
  if (diagnosis.test(text)) return 'diagnosis';
  if (illness.test(ordinary.test(text) ? text.replace(ordinary, ' ') : text)) return 'illness';
  return normality.test(text) ? 'normality' : null;
}

/** Medicines in a text, for what must not name any. */
export function namesMedicine(plain: string): boolean {
  const text = eatenCream.test(plain) ? plain.replace(new RegExp(`\\b${food}\\b`, 'g'), ' ') : plain;
  return anyMedicine.test(text);
}

/** Words that tell what is wrong with a child, for what must not diagnose. */
export function readsAsDiagnosis(plain: string): boolean {
  return diagnosis.test(plain) || normality.test(plain) || illness.test(plain) || injury.test(plain);
}
