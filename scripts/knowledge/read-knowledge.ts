import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import type { Compound } from '@/lib/nutriai/engine/knowledge/schemas/compounds';
import type { AmericanWords } from '@/lib/nutriai/engine/knowledge/schemas/american-words';
import { filledDenials } from '@/lib/nutriai/engine/knowledge/schemas/denials';
import { filledPhraseRules } from '@/lib/nutriai/engine/knowledge/schemas/phrase-rules';
import { expressionsOf } from '@/lib/nutriai/engine/knowledge/schemas/asking';
import type { FoodsOfLanguage, Knowledge } from '@/lib/nutriai/engine/knowledge/knowledge';
import { type KindName, kinds } from '@/lib/nutriai/engine/knowledge/kinds';
import type { NotFoodKind } from '@/lib/nutriai/engine/knowledge/schemas/not-food';
import type { ReferenceIntakes } from '@/lib/nutriai/engine/knowledge/schemas/needs';
import type {
  RedFlagCard,
  RedFlagWords,
  ReviewedRedFlagClass,
} from '@/lib/nutriai/engine/knowledge/schemas/red-flags';
import type { WrittenSaidOfOthers } from '@/lib/nutriai/engine/knowledge/schemas/red-flag-said-of-others';
import type { SafetyCaseTable } from '@/lib/nutriai/engine/knowledge/schemas/safety-cases';
import { nutrients } from '@/lib/nutriai/engine/nutrients';
import { expandPattern } from '@/lib/nutriai/engine/text/phrase-tree';
import { completeRecipe } from './complete-recipe';
import { compositionRow } from './composition-row';
import { dishPattern } from './dish-pattern';
import { expandPhrases } from './expand-phrases';
import type { Sets } from './expand-sets';
import { ageStandard, lengthStandard } from './growth-tables';
import { kitchenFoodsOf } from './kitchen-foods';
import { inflectedWordsOf, plainWordsOf } from './plain-words-of';
import { plantDairyOf } from './plant-dairy';
import { thingKind } from './thing-kind';
import { householdWeight } from './household-weight';
import type { Problem } from './problem';
import { readTable, readYamlFile } from './read-file';

export interface KnowledgeRead {
  /** What the files say, in the shape that the engine reads. */
  knowledge: Knowledge;
  cases: SafetyCaseTable[];
}

/** What the detector of emergencies knows: it has a file of its own, for the browser. */
export interface RedFlagsRead {
  classes: ReviewedRedFlagClass[];
  words: RedFlagWords[];
  cards: RedFlagCard[];
  saidOfOthers: WrittenSaidOfOthers;
}

/** The mistakes in the shape of files, all of them at once. */
export class KnowledgeError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(({ where, message }) => `knowledge/${where}: ${message}`).join('\n'));
  }
}

type Contents<Name extends KindName> = z.infer<(typeof kinds)[Name]['schema']>[];

/**
 * Reads the whole folder `knowledge/` and checks the shape of every file.
 * @throws KnowledgeError when a file has another shape than its schema says
 */
export function readKnowledge(folder: string): KnowledgeRead & { redFlags: RedFlagsRead } {
  const files = readFiles(folder);
  const { cases, redFlagClasses: classes, redFlagWords: words, redFlagCards: cards } = files;
  const saidOfOthers = only(files.saidOfOthers, 'said-of-others.yaml');
  return {
    knowledge: knowledgeOf(files),
    cases,
    redFlags: { classes, words, cards, saidOfOthers },
  };
}

type Files = { [Name in KindName]: Contents<Name> };

/** The order of the parts is that of the compiled file. */
function knowledgeOf(files: Files): Knowledge {
  return {
    ...foodsAndNames(files),
    ...answersAndQuestions(files),
    ...dishesAndCompounds(files),
    ...rulesAndRecipes(files),
    ...wordsOfTexts(files),
    ...patternsAndTables(files),
  };
}

function foodsAndNames(files: Files) {
  const [sources = {}] = files.sources;
  const [servingClasses = {}] = files.servingClasses;
  const [emoji = {}] = files.emoji;
  const [namesByLanguage = {}] = files.byLanguage;
  const [compoundEnds = {}] = files.compoundEnds;
  return {
    sources: sources as Knowledge['sources'],
    foods: files.foods,
    servingClasses,
    composition: files.composition.map(compositionRow),
    moreNames: namesOf([...files.moreNames, ...files.languageNames.map(({ foods }) => foods)]),
    emoji,
    namesByLanguage,
    foodsOfLanguages: files.languageNames.flatMap(foodsOfLanguage),
    compoundEnds,
    allergyWords: only(files.allergyWords, 'names/allergy-words.yaml'),
    impliedParts: files.impliedParts.flatMap(({ implied }) => implied),
    notFoods: [...files.notFoods, ...files.languageNames.map(({ notFoods = [] }) => notFoods)].flat(),
    plainWords: plainWordsOf(files.words.filter(({ inflected }) => !inflected)),
    inflectedWords: inflectedWordsOf(files.words),
    things: files.things.flatMap(({ kinds: all }) => all.map(thingKind)),
    namedAfterThings: files.things.flatMap(({ namedAfter }) => namedAfter.trim().split(/\s+/)),
    notFood: files.notFood.flatMap(({ kinds: all }) => all.map(withNames)),
    nextSteps: only(files.nextSteps, 'next-steps.yaml'),
    foodPictures: files.foodPictures.flatMap(({ pictures }) => pictures),
  } satisfies Partial<Knowledge>;
}

function answersAndQuestions(files: Files) {
  return {
    watchFor: files.watchFor.flatMap(({ entries }) => entries),
    answers: files.answers.flatMap(({ answers }) => answers),
    questionWords: Object.assign({}, ...files.questionWords) as Knowledge['questionWords'],
    asking: Object.fromEntries(
      files.asking.map((file) => [file.id, { patterns: expressionsOf(file), topics: file.topics ?? [] }]),
    ),
    answerLanguages: files.answerLanguages,
    talkWords: files.talkWords,
  } satisfies Partial<Knowledge>;
}

function dishesAndCompounds(files: Files) {
  const compoundNames = compoundNamesOf(files);
  const named = (all: Contents<'dishes'>) =>
    all.flatMap(({ compounds }) => compounds.map((compound) => withMoreNames(compound, compoundNames)));
  return {
    falseFriends: named(files.falseFriends),
    hiddenAllergens: named(files.hiddenAllergens),
    dishes: named(files.dishes),
    plantDairy: plantDairyOf(only(files.plantDairy, 'names/plant-dairy.yaml')),
    kindsOfFood: named(files.kindsOfFood),
    countedDishes: files.countedDishes.flatMap(({ dishes }) => dishes),
    dishComposition: files.dishComposition.map(compositionRow),
    householdWeights: files.householdWeights.map(householdWeight),
  } satisfies Partial<Knowledge>;
}

function rulesAndRecipes(files: Files) {
  return {
    preparationPhrases: files.preparationPhrases.flatMap(expandPhrases),
    rules: files.rules.flatMap(({ rules }) => rules),
    phraseRules: filledPhraseRules(only(files.phraseRules, 'phrase-rules.yaml')),
    handlingWords: only(files.handlingWords, 'handling/words.yaml'),
    handlingRules: files.handlingRules.flatMap(({ rules }) => rules),
    recipes: files.recipes.flatMap(({ recipes }) => recipes.map(completeRecipe)),
    recipeTexts: only(files.recipeTexts, 'recipe-texts.yaml'),
  } satisfies Partial<Knowledge>;
}

/** The words by which texts of parents are read. */
function wordsOfTexts(files: Files) {
  return {
    textureWords: only(files.textureWords, 'texture-words.yaml'),
    requestWords: only(files.requestWords, 'request-words.yaml'),
    requestLanguages: files.requestLanguages,
    amountWords: only(files.amountWords, 'amount-words.yaml'),
    unitWords: only(files.unitWords, 'unit-words.yaml'),
    milkWords: only(files.milkWords, 'milk-words.yaml'),
    visitWords: only(files.visitWords, 'visit-words.yaml'),
    denials: filledDenials(only(files.denials, 'denials.yaml')),
    functionWords: only(files.functionWords, 'function-words.yaml'),
    claims: only(files.claims, 'claims.yaml'),
    arabicPrefixes: only(files.arabicPrefixes, 'arabic-prefixes.yaml'),
    leftIn: only(files.leftIn, 'left-in.yaml'),
    clauseRules: only(files.clauseRules, 'clause-rules.yaml'),
    eatenWords: only(files.eatenWords, 'eaten-words.yaml'),
    sheetWords: only(files.sheetWords, 'sheet-words.yaml'),
    logWords: only(files.logWords, 'log-words.yaml'),
    amountsInLanguages: only(files.amountsInLanguages, 'amounts-in-languages.yaml'),
    americanWords: {
      words: Object.assign({}, ...files.americanWords.map(({ words }) => words)) as AmericanWords['words'],
      lines: Object.assign({}, ...files.americanWords.map(({ lines }) => lines)) as AmericanWords['lines'],
    },
  } satisfies Partial<Knowledge>;
}

function patternsAndTables(files: Files) {
  const dishSlots = only(files.dishSlots, 'dish-slots.yaml');
  return {
    kitchenFoods: files.kitchenFoods.flatMap(kitchenFoodsOf),
    dishPatterns: files.dishPatterns.flatMap(({ patterns }) =>
      patterns.map((pattern) => dishPattern(pattern, dishSlots)),
    ),
    ...intakesOf(Object.assign({}, ...files.needs) as Contents<'needs'>[number]),
    growth: {
      weightForAge: ageStandard(files.weightForAge),
      lengthForAge: ageStandard(files.lengthForAge),
      bmiForAge: ageStandard(files.bmiForAge),
      headCircumferenceForAge: ageStandard(files.headCircumferenceForAge),
      weightForLength: lengthStandard(files.weightForLength),
    },
  } satisfies Partial<Knowledge>;
}

/** The content of a kind that is one file. */
function only<Content>([content]: readonly Content[], file: string): Content {
  if (content === undefined) throw new Error(`${file} is empty.`);
  return content;
}

/** Ids → all their names in several files. */
function namesOf(
  files: readonly Readonly<Record<string, readonly string[]>>[],
): Record<string, readonly string[]> {
  const all: Record<string, readonly string[]> = {};
  for (const file of files)
    for (const [id, names] of Object.entries(file)) all[id] = [...(all[id] ?? []), ...names];
  return all;
}

/** How a language names foods when it tells of an allergy: by the names of its foods, and by further words. */
function foodsOfLanguage({ told, foods, compounds }: Contents<'languageNames'>[number]): FoodsOfLanguage[] {
  if (!told) return [];
  const namesOfId = (id: string) => {
    const names = [...(foods[id] ?? []), ...(compounds[id] ?? [])];
    if (names.length > 0) return names;
    throw new KnowledgeError([
      { where: 'names/languages', message: `${told.language} has no names of ${id}.` },
    ]);
  };
  const inEnglish = Object.entries(told.foods).map(([name, { of = [], words = [] }]) => [
    name,
    [...of.flatMap(namesOfId), ...words],
  ]);
  return [{ ...told, foods: Object.fromEntries(inEnglish) as FoodsOfLanguage['foods'] }];
}

/** Names of dishes and kinds in more languages; each must be of one that there is. */
function compoundNamesOf(files: Files): Record<string, readonly string[]> {
  const names = namesOf(files.languageNames.map(({ compounds }) => compounds));
  const all = [files.falseFriends, files.hiddenAllergens, files.dishes, files.kindsOfFood].flat();
  const ids = new Set(all.flatMap(({ compounds }) => compounds.map(({ id }) => id)));
  const missing = Object.keys(names).filter((id) => !ids.has(id));
  if (missing.length > 0)
    throw new KnowledgeError(
      missing.map((id) => ({ where: 'names/languages', message: `There is no compound ${id}.` })),
    );
  return names;
}

function withMoreNames(compound: Compound, more: Readonly<Record<string, readonly string[]>>): Compound {
  return { ...compound, names: [...compound.names, ...(more[compound.id] ?? [])] };
}

/** A kind of things that are not food, with every name that its patterns stand for. */
function withNames({ names, ...kind }: Contents<'notFood'>[number]['kinds'][number]): NotFoodKind {
  const all = Object.values(names).flatMap((patterns) => patterns.flatMap(expandPattern));
  return { ...kind, names: [...new Set(all)] };
}

/** Reference intakes of what food tables have, and of what they do not. */
function intakesOf(all: Contents<'needs'>[number]): Pick<Knowledge, 'referenceIntakes' | 'uncountedIntakes'> {
  const of = (isCounted: boolean) =>
    Object.fromEntries(Object.entries(all).filter(([code]) => Object.hasOwn(nutrients, code) === isCounted));
  return {
    referenceIntakes: of(true) as ReferenceIntakes,
    uncountedIntakes: of(false) as Knowledge['uncountedIntakes'],
  };
}

/** The contents of every file by kind; of a table its rows. */
function readFiles(folder: string): { [Name in KindName]: Contents<Name> } {
  const problems: Problem[] = [];
  const read = (name: KindName, sets: Sets) =>
    filesOf(folder, kinds[name].path).flatMap((file): unknown[] => {
      const { schema } = kinds[name];
      const isTable = file.endsWith('.csv');
      const found = isTable ? readTable(folder, file, schema) : readYamlFile(folder, file, { schema, sets });
      problems.push(...found.problems);
      return isTable ? ((found.content ?? []) as unknown[]) : [found.content];
    });
  const [preparations] = read('preparationSets', {}) as Contents<'preparationSets'>;
  const entries = Object.keys(kinds).map((name) => [name, read(name as KindName, preparations?.sets ?? {})]);
  if (problems.length > 0) throw new KnowledgeError(problems);
  return Object.fromEntries(entries) as { [Name in KindName]: Contents<Name> };
}

/** The files of a kind, from the folder `knowledge/`, in the order in which they are read. */
function filesOf(folder: string, kindPath: string): string[] {
  const whole = path.join(folder, kindPath);
  if (!existsSync(whole)) throw new Error(`There is no ${kindPath} in ${folder}.`);
  if (path.extname(kindPath) !== '') return [kindPath];
  return readdirSync(whole)
    .filter((name) => ['.yaml', '.csv'].includes(path.extname(name)))
    .sort()
    .map((name) => path.join(kindPath, name));
}
