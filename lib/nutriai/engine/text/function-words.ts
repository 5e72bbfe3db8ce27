/** Words that steer how a sentence is read, by what they do. */

/** Verbs of a method that begin a new step and say nothing of a food's shape or cooking. */
export const stepVerbs = wordSet(`
add adds adding arrange assemble beat bring brush check choose coat combine cool cover crack decorate discard
distribute divide drain drizzle drop dust eat empty feed fill finish fold garnish get gather give
gives giving grease have hold keep layer leave let lift line make makes making measure mix move offer offers
offering open pack pick pile place pop pour preheat prepare press put puts putting refrigerate remove repeat
reserve rest return rinse roll rub save scatter scoop scrape season separate
serve serves serving set shape sift spoon spread sprinkle stand start store stuff take tip top toss transfer
try turn use uses using wash wait watch whip whisk wipe wrap dip enjoy include includes scatter eats ate fed
gave bake-in swap replace
`);

/** Words that say where something goes; what they bring in is not what the verb before them works on. */
export const prepositions = wordSet(
  'into through with over on onto to in inside under beside alongside around for at by as against between until',
);

/** Machines' verbs take in what is named after "with" as well. */
export const blendingVerbs = wordSet('blend puree blitz whizz whiz liquidise liquidize blending');

/** Words for all that came before. */
export const everythingWords = wordSet('everything all ingredients together lot mixture batch');

/** Words that stand for what was named last. */
export const pronouns = wordSet('it them these they this those each both');

export const conjunctions = wordSet('and plus also y et und e i or nor o ou oder oraz aur');

export const articles = wordSet(`
the a an any some of your my our his her their its this these those added extra more additional further other all
le la les un une des du de l d el los las una unos unas der die das den dem ein eine einen einem il lo gli
dei delle della del o os as um uma
`);

/** Verbs by which someone lets a food be eaten: "don't give honey". */
export const givingVerbs = wordSet(`
add adding use using give giving include including put putting eat eating have having feed feeding mix serve
serving offer offering sprinkle pour introduce buy need needed needs contain containing contains want eats
drink
allow allowed get give gave taste try provide top drizzle spread cook season sweeten make made with dip like
`);

const all: readonly ReadonlySet<string>[] = [
  stepVerbs,
  prepositions,
  blendingVerbs,
  everythingWords,
  pronouns,
  conjunctions,
  articles,
  givingVerbs,
];

/** Whether a word is one of them. */
export function isFunctionWord(word: string): boolean {
  return all.some((words) => words.has(word));
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
