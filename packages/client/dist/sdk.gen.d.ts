import type { Client, Options as Options2, TDataShape } from './client/index.js';
import type { AddGivenDropData, AddGivenDropErrors, AddGivenDropResponses, AddMealData, AddMealErrors, AddMealResponses, AddWaterData, AddWaterErrors, AddWaterResponses, CheckMealData, CheckMealErrors, CheckMealResponses, CheckSafetyData, CheckSafetyErrors, CheckSafetyResponses, FindFoodsData, FindFoodsErrors, FindFoodsResponses, GrowthCentilesData, GrowthCentilesErrors, GrowthCentilesResponses, ListBabiesData, ListBabiesErrors, ListBabiesResponses, ListDropsData, ListDropsErrors, ListDropsResponses, ListFavoriteRecipesData, ListFavoriteRecipesErrors, ListFavoriteRecipesResponses, ListGivenDropsData, ListGivenDropsErrors, ListGivenDropsResponses, ListMealPlansData, ListMealPlansErrors, ListMealPlansResponses, ListMealsData, ListMealsErrors, ListMealsResponses, ListRecipePreviewsData, ListRecipePreviewsErrors, ListRecipePreviewsResponses, ListRecipesData, ListRecipesErrors, ListRecipesResponses, ListStoredPortionsData, ListStoredPortionsErrors, ListStoredPortionsResponses, ListWaterData, ListWaterErrors, ListWaterResponses, PreviewInviteData, PreviewInviteErrors, PreviewInviteResponses, ReadBabyData, ReadBabyErrors, ReadBabyResponses, ReadCalendarData, ReadCalendarErrors, ReadCalendarResponses, ReadHealthLinkFileData, ReadHealthLinkFileErrors, ReadHealthLinkFileResponses, ReadHealthLinkManifestData, ReadHealthLinkManifestErrors, ReadHealthLinkManifestResponses, ReadHealthLinkTicketData, ReadHealthLinkTicketErrors, ReadHealthLinkTicketResponses, ReadInsightsData, ReadInsightsErrors, ReadInsightsResponses, ReadMealPlanData, ReadMealPlanErrors, ReadMealPlanResponses, ReadRecipeData, ReadRecipeErrors, ReadRecipePreviewData, ReadRecipePreviewErrors, ReadRecipePreviewResponses, ReadRecipeResponses, ReadTodayData, ReadTodayErrors, ReadTodayResponses, StorePortionsData, StorePortionsErrors, StorePortionsResponses } from './types.gen.js';
export type Options<TData extends TDataShape = TDataShape, ThrowOnError extends boolean = boolean, TResponse = unknown> = Options2<TData, ThrowOnError, TResponse> & {
    /**
     * You can provide a client instance returned by `createClient()` instead of
     * individual options. This might be also useful if you want to implement a
     * custom client.
     */
    client?: Client;
    /**
     * You can pass arbitrary values through the `meta` object. This can be
     * used to access values that aren't defined as part of the SDK function.
     */
    meta?: Record<string, unknown>;
};
/**
 * Check whether a baby may eat something
 *
 * Uses rules that name their sources, for any child of a given age or, with a member’s token, for one of their babies. Nothing you send is stored.
 */
export declare const checkSafety: <ThrowOnError extends boolean = false>(options: Options<CheckSafetyData, ThrowOnError>) => import("./client/types.gen.js").RequestResult<CheckSafetyResponses, CheckSafetyErrors, ThrowOnError, "fields">;
/**
 * Find foods by name
 *
 * Best match first, tolerant of typing errors; all foods without `q`. Includes the composition per 100 g.
 */
export declare const findFoods: <ThrowOnError extends boolean = false>(options?: Options<FindFoodsData, ThrowOnError>) => import("./client/types.gen.js").RequestResult<FindFoodsResponses, FindFoodsErrors, ThrowOnError, "fields">;
/**
 * List the library’s recipes
 */
export declare const listRecipePreviews: <ThrowOnError extends boolean = false>(options?: Options<ListRecipePreviewsData, ThrowOnError>) => import("./client/types.gen.js").RequestResult<ListRecipePreviewsResponses, ListRecipePreviewsErrors, ThrowOnError, "fields">;
/**
 * A recipe from the library
 */
export declare const readRecipePreview: <ThrowOnError extends boolean = false>(options: Options<ReadRecipePreviewData, ThrowOnError>) => import("./client/types.gen.js").RequestResult<ReadRecipePreviewResponses, ReadRecipePreviewErrors, ThrowOnError, "fields">;
/**
 * Centiles for a weight, length or head circumference
 *
 * From the WHO Child Growth Standards 2006, from birth to five years. Nothing you send is stored.
 */
export declare const growthCentiles: <ThrowOnError extends boolean = false>(options: Options<GrowthCentilesData, ThrowOnError>) => import("./client/types.gen.js").RequestResult<GrowthCentilesResponses, GrowthCentilesErrors, ThrowOnError, "fields">;
/**
 * The babies the member looks after
 */
export declare const listBabies: <ThrowOnError extends boolean = false>(options?: Options<ListBabiesData, ThrowOnError>) => import("./client/types.gen.js").RequestResult<ListBabiesResponses, ListBabiesErrors, ThrowOnError, "fields">;
/**
 * One baby
 */
export declare const readBaby: <ThrowOnError extends boolean = false>(options: Options<ReadBabyData, ThrowOnError>) => import("./client/types.gen.js").RequestResult<ReadBabyResponses, ReadBabyErrors, ThrowOnError, "fields">;
/**
 * Read who sent an invite, and for which baby
 *
 * For anyone who has the token; nothing changes. A POST, because paths end up in logs.
 */
export declare const previewInvite: <ThrowOnError extends boolean = false>(options: Options<PreviewInviteData, ThrowOnError>) => import("./client/types.gen.js").RequestResult<PreviewInviteResponses, PreviewInviteErrors, ThrowOnError, "fields">;
/**
 * The file of a SMART Health Link with the flag U
 */
export declare const readHealthLinkFile: <ThrowOnError extends boolean = false>(options: Options<ReadHealthLinkFileData, ThrowOnError>) => import("./client/types.gen.js").RequestResult<ReadHealthLinkFileResponses, ReadHealthLinkFileErrors, ThrowOnError, "fields">;
/**
 * The manifest of a SMART Health Link
 *
 * For programs that read SMART Health Links. A wrong passcode returns 401 with `remainingAttempts`, and a link that no longer works returns 404. Any origin may call it.
 */
export declare const readHealthLinkManifest: <ThrowOnError extends boolean = false>(options: Options<ReadHealthLinkManifestData, ThrowOnError>) => import("./client/types.gen.js").RequestResult<ReadHealthLinkManifestResponses, ReadHealthLinkManifestErrors, ThrowOnError, "fields">;
/**
 * A file listed in a manifest
 *
 * Once, and within five minutes.
 */
export declare const readHealthLinkTicket: <ThrowOnError extends boolean = false>(options: Options<ReadHealthLinkTicketData, ThrowOnError>) => import("./client/types.gen.js").RequestResult<ReadHealthLinkTicketResponses, ReadHealthLinkTicketErrors, ThrowOnError, "fields">;
/**
 * Meals
 *
 * For all the babies the member looks after, newest first.
 */
export declare const listMeals: <ThrowOnError extends boolean = false>(options?: Options<ListMealsData, ThrowOnError>) => import("./client/types.gen.js").RequestResult<ListMealsResponses, ListMealsErrors, ThrowOnError, "fields">;
/**
 * Log a meal
 *
 * For parents and carers.
 */
export declare const addMeal: <ThrowOnError extends boolean = false>(options: Options<AddMealData, ThrowOnError>) => import("./client/types.gen.js").RequestResult<AddMealResponses, AddMealErrors, ThrowOnError, "fields">;
/**
 * Check a meal before it is logged
 *
 * Against the baby’s age, allergies, reactions, diet and foods to avoid. Nothing is stored, and a meal can be logged whatever the result.
 */
export declare const checkMeal: <ThrowOnError extends boolean = false>(options: Options<CheckMealData, ThrowOnError>) => import("./client/types.gen.js").RequestResult<CheckMealResponses, CheckMealErrors, ThrowOnError, "fields">;
/**
 * Drinks of water
 *
 * For all the babies the member looks after, newest first.
 */
export declare const listWater: <ThrowOnError extends boolean = false>(options?: Options<ListWaterData, ThrowOnError>) => import("./client/types.gen.js").RequestResult<ListWaterResponses, ListWaterErrors, ThrowOnError, "fields">;
/**
 * Log a drink of water
 *
 * For parents and carers.
 */
export declare const addWater: <ThrowOnError extends boolean = false>(options: Options<AddWaterData, ThrowOnError>) => import("./client/types.gen.js").RequestResult<AddWaterResponses, AddWaterErrors, ThrowOnError, "fields">;
/**
 * Portions in the fridge and the freezer
 *
 * For all the babies the member looks after, those to eat first at the top.
 */
export declare const listStoredPortions: <ThrowOnError extends boolean = false>(options?: Options<ListStoredPortionsData, ThrowOnError>) => import("./client/types.gen.js").RequestResult<ListStoredPortionsResponses, ListStoredPortionsErrors, ThrowOnError, "fields">;
/**
 * Store cooked portions
 *
 * For parents and carers. Logging a meal with `portion` uses one.
 */
export declare const storePortions: <ThrowOnError extends boolean = false>(options: Options<StorePortionsData, ThrowOnError>) => import("./client/types.gen.js").RequestResult<StorePortionsResponses, StorePortionsErrors, ThrowOnError, "fields">;
/**
 * Drops and medicines
 *
 * As planned by the family, by time of day. No dose is checked or suggested.
 */
export declare const listDrops: <ThrowOnError extends boolean = false>(options?: Options<ListDropsData, ThrowOnError>) => import("./client/types.gen.js").RequestResult<ListDropsResponses, ListDropsErrors, ThrowOnError, "fields">;
/**
 * Doses given
 *
 * For all the babies the member looks after, newest first.
 */
export declare const listGivenDrops: <ThrowOnError extends boolean = false>(options?: Options<ListGivenDropsData, ThrowOnError>) => import("./client/types.gen.js").RequestResult<ListGivenDropsResponses, ListGivenDropsErrors, ThrowOnError, "fields">;
/**
 * Log that drops or a medicine was given
 *
 * For parents and carers. Reduces `doses_left` by one.
 */
export declare const addGivenDrop: <ThrowOnError extends boolean = false>(options: Options<AddGivenDropData, ThrowOnError>) => import("./client/types.gen.js").RequestResult<AddGivenDropResponses, AddGivenDropErrors, ThrowOnError, "fields">;
/**
 * A calendar, by its secret address
 *
 * For calendar programs: RFC 5545, with an ETag.
 */
export declare const readCalendar: <ThrowOnError extends boolean = false>(options: Options<ReadCalendarData, ThrowOnError>) => import("./client/types.gen.js").RequestResult<ReadCalendarResponses, ReadCalendarErrors, ThrowOnError, "fields">;
/**
 * A baby’s day so far, against a day’s needs
 */
export declare const readToday: <ThrowOnError extends boolean = false>(options: Options<ReadTodayData, ThrowOnError>) => import("./client/types.gen.js").RequestResult<ReadTodayResponses, ReadTodayErrors, ThrowOnError, "fields">;
/**
 * Meal plans, in short form
 *
 * For all the babies the member looks after, newest first.
 */
export declare const listMealPlans: <ThrowOnError extends boolean = false>(options?: Options<ListMealPlansData, ThrowOnError>) => import("./client/types.gen.js").RequestResult<ListMealPlansResponses, ListMealPlansErrors, ThrowOnError, "fields">;
/**
 * One meal plan
 *
 * With `format=ics`, as a calendar (`text/calendar`, RFC 5545).
 */
export declare const readMealPlan: <ThrowOnError extends boolean = false>(options: Options<ReadMealPlanData, ThrowOnError>) => import("./client/types.gen.js").RequestResult<ReadMealPlanResponses, ReadMealPlanErrors, ThrowOnError, "fields">;
/**
 * Insights from the last days of a baby’s log
 */
export declare const readInsights: <ThrowOnError extends boolean = false>(options: Options<ReadInsightsData, ThrowOnError>) => import("./client/types.gen.js").RequestResult<ReadInsightsResponses, ReadInsightsErrors, ThrowOnError, "fields">;
/**
 * The library’s recipes and the member’s own
 *
 * The member’s own come first, newest at the top.
 */
export declare const listRecipes: <ThrowOnError extends boolean = false>(options?: Options<ListRecipesData, ThrowOnError>) => import("./client/types.gen.js").RequestResult<ListRecipesResponses, ListRecipesErrors, ThrowOnError, "fields">;
/**
 * One recipe
 *
 * With `baby`, also the verdict, texture, portion and daily needs for that baby.
 */
export declare const readRecipe: <ThrowOnError extends boolean = false>(options: Options<ReadRecipeData, ThrowOnError>) => import("./client/types.gen.js").RequestResult<ReadRecipeResponses, ReadRecipeErrors, ThrowOnError, "fields">;
/**
 * The member’s favourites
 *
 * By default the most recently added first.
 */
export declare const listFavoriteRecipes: <ThrowOnError extends boolean = false>(options?: Options<ListFavoriteRecipesData, ThrowOnError>) => import("./client/types.gen.js").RequestResult<ListFavoriteRecipesResponses, ListFavoriteRecipesErrors, ThrowOnError, "fields">;
