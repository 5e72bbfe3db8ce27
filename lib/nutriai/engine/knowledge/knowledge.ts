import type { KitchenFood } from '../composer/kitchen/kitchen-food';
import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Pattern } from '../composer/patterns/pattern';
import type { AgeStandard, LengthStandard } from '../growth/lms-columns';
import type { UncountedNutrient } from '../needs/reference-intake';
import type { Recipe } from '../recipes/recipe';
import { sharedTable } from './shared-table';
import type { ArabicPrefixes } from './schemas/arabic-prefixes';
import type { AllergyWords } from './schemas/allergy-words';
import type { AmericanWords } from './schemas/american-words';
import type { AmountWords } from './schemas/amount-words';
import type { CommonAnswer } from './schemas/answers';
import type { AnswerLanguage } from './schemas/answer-languages';
import type { AskingExpressions } from './schemas/asking';
import type { CompositionRow } from './schemas/composition';
import type { Compound } from './schemas/compounds';
import type { FoodsOfClass } from './schemas/foods';
import type { FunctionWords } from './schemas/function-words';
import type { HandlingRule, HandlingWords } from './schemas/handling';
import type { ReferenceIntake, ReferenceIntakes } from './schemas/needs';
import type { ClaimWords } from './schemas/claims';
import type { Denials } from './schemas/denials';
import type { ImpliedPart } from './schemas/implied-parts';
import type { AmountsInLanguages } from './schemas/amounts-in-languages';
import type { ClauseRules } from './schemas/clause-rules';
import type { EatenWords } from './schemas/eaten-words';
import type { LogWords } from './schemas/log-words';
import type { LeftIn } from './schemas/left-in';
import type { ToldFoods } from './schemas/names';
import type { NextSteps, NotFoodKind } from './schemas/not-food';
import type { WrittenPhraseRule } from './schemas/phrase-rules';
import type { PreparationPhrase } from './schemas/preparation-phrases';
import type { CountedDish, HouseholdWeight } from './schemas/portions';
import type { QuestionWords } from './schemas/question-words';
import type { TalkWords } from './schemas/talk-words';
import type { RecipeTexts } from './schemas/recipe-texts';
import type { RequestLanguage } from './schemas/request-languages';
import type { RequestWords } from './schemas/request-words';
import type { Rule } from './schemas/rules';
import type { SheetWords } from './schemas/sheet-words';
import type { Source } from './schemas/sources';
import type { SourceId } from './source-ids';
import type { ServingClass } from './schemas/serving';
import type { ThingKind } from './schemas/things';
import type { ReadLanguage } from './schemas/words';
import type { FoodPicture } from './schemas/food-pictures';
import type { WatchFor } from './schemas/watch-for';
import type { MilkWords } from './schemas/milk-words';
import type { TextureWords } from './schemas/texture-words';
import type { UnitWords } from './schemas/unit-words';
import type { VisitWords } from './schemas/visit-words';

/** Everything that the engine knows, as scripts/compile-knowledge.mjs compiles it from the folder `knowledge/`. */
/** Names of foods in a language whose sentences are not read: a name of ours → the words for it. */
export interface FoodsOfLanguage extends Omit<ToldFoods, 'foods'> {
  foods: Readonly<Record<string, readonly string[]>>;
}

export interface Knowledge {
  sources: Readonly<Record<SourceId, Source>>;
  foods: readonly FoodsOfClass[];
  servingClasses: Readonly<Record<string, ServingClass>>;
  composition: readonly CompositionRow[];
  /** Food id → names. */
  moreNames: Readonly<Record<string, readonly string[]>>;
  emoji: Readonly<Record<string, string>>;
  /** Word → language → the name of the food that it means there. */
  namesByLanguage: Readonly<Record<string, Readonly<Partial<Record<ReadLanguage, string>>>>>;
  /** Names of foods in languages whose foods the list does not have. */
  foodsOfLanguages: readonly FoodsOfLanguage[];
  /** The end of a German word → what the word says in words of its own. */
  compoundEnds: Readonly<Record<string, string>>;
  allergyWords: AllergyWords;
  impliedParts: readonly ImpliedPart[];
  notFoods: readonly string[];
  /** Words of everyday speech that name no food, as texts are normalised, by language. */
  plainWords: Readonly<Record<string, readonly string[]>>;
  /** Words of English in their base form, by the part they play. */
  inflectedWords: Readonly<Record<string, readonly string[]>>;
  /** Things that nobody eats. */
  things: readonly ThingKind[];
  /** Foods for children that are named after a thing right before them: “hedgehog rice”. */
  namedAfterThings: readonly string[];
  /** What poisons or chokes, by kind. */
  notFood: readonly NotFoodKind[];
  nextSteps: NextSteps;
  foodPictures: readonly FoodPicture[];
  /** The first whose rules fit counts. */
  watchFor: readonly WatchFor[];
  falseFriends: readonly Compound[];
  hiddenAllergens: readonly Compound[];
  /** Dairy made of plants. */
  plantDairy: readonly Compound[];
  /** Dishes and products. */
  dishes: readonly Compound[];
  kindsOfFood: readonly Compound[];
  /** What dishes and products are counted by in the log. */
  countedDishes: readonly CountedDish[];
  /** Rows that only they name. */
  dishComposition: readonly CompositionRow[];
  /** What household measures, pieces and usual servings weigh. */
  householdWeights: readonly HouseholdWeight[];
  preparationPhrases: readonly PreparationPhrase[];
  rules: readonly Rule[];
  phraseRules: readonly WrittenPhraseRule[];
  handlingWords: HandlingWords;
  handlingRules: readonly HandlingRule[];
  recipes: readonly Recipe[];
  /** The words by which a pasted recipe is taken apart. */
  recipeTexts: RecipeTexts;
  textureWords: TextureWords;
  /** How the words of a request for a recipe are accounted for. */
  requestWords: RequestWords;
  /** How requests are made in other languages than English. */
  requestLanguages: readonly RequestLanguage[];
  amountWords: AmountWords;
  unitWords: UnitWords;
  milkWords: MilkWords;
  visitWords: VisitWords;
  denials: Denials;
  claims: ClaimWords;
  functionWords: FunctionWords;
  arabicPrefixes: ArabicPrefixes;
  leftIn: LeftIn;
  clauseRules: ClauseRules;
  eatenWords: EatenWords;
  logWords: LogWords;
  sheetWords: SheetWords;
  amountsInLanguages: AmountsInLanguages;
  /** British name → American name, and whom to call in the United States. */
  americanWords: AmericanWords;
  /** Every food that the composer cooks with. */
  kitchenFoods: readonly KitchenFood[];
  /** What the composer makes dishes by. */
  dishPatterns: readonly Pattern[];
  /** To what parents ask most. */
  answers: readonly CommonAnswer[];
  /** What questions are about → how it is said in several languages. */
  questionWords: QuestionWords;
  /** How questions are told apart, by the id of the file. */
  asking: Readonly<Record<string, AskingExpressions>>;
  /** What an answer says first in other languages than English. */
  answerLanguages: readonly AnswerLanguage[];
  /** Words of everyday talk, which only questions have. */
  talkWords: readonly TalkWords[];
  referenceIntakes: ReferenceIntakes;
  /** Of nutrients that food tables do not have. */
  uncountedIntakes: Readonly<Record<UncountedNutrient, ReferenceIntake>>;
  growth: GrowthTables;
}

export interface GrowthTables {
  weightForAge: AgeStandard;
  lengthForAge: AgeStandard;
  bmiForAge: AgeStandard;
  headCircumferenceForAge: AgeStandard;
  weightForLength: LengthStandard;
}

/**
 * The one place where the engine reads its knowledge: once in a thread, when the first of its modules loads.
 * What is in the file was checked against the schemas when it was compiled. It is read and not imported, so
 * that no bundle has a copy of it.
 */
export const knowledge: Knowledge = sharedTable('knowledge', readKnowledge)();

function readKnowledge(): Knowledge {
  const file = path.join(process.cwd(), '.programs', 'knowledge.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { knowledge: Knowledge }).knowledge;
}
