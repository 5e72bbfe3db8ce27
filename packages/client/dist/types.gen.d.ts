export type ClientOptions = {
    baseUrl: 'https://www.example.com' | (string & {});
};
export type CheckSafetyData = {
    body: {
        /**
         * Completed months since birth, even for a baby born early.
         */
        age_months?: number;
        /**
         * Instead of an age: a baby the caller looks after, with its profile and reactions. Any allergies, diet and foods to avoid that you send are added. Needs a member’s token.
         */
        baby?: string;
        /**
         * Codes (milk, egg, peanut, tree_nuts, wheat, gluten, soy, sesame, fish, crustaceans, molluscs, celery, mustard, lupin, sulphites) or any words, such as “kiwi”.
         */
        allergies?: Array<string>;
        diet?: 'omnivore' | 'pescatarian' | 'vegetarian' | 'vegan' | 'halal' | 'kosher';
        /**
         * Foods the family does not eat.
         */
        avoids?: Array<string>;
        /**
         * Which authority to follow where they differ; the default is the stricter one.
         */
        locale?: 'uk' | 'us' | 'who';
        severe_eczema?: boolean;
        /**
         * The English of the answer: words, temperatures and whom to call. The default is the member’s own, or British.
         */
        language?: 'en-GB' | 'en-US';
        /**
         * A food, a list or a whole recipe, in words.
         */
        text?: string;
        ingredients?: Array<string | {
            /**
             * Id of a food, or words.
             */
            food: string;
            grams?: number;
            state?: string;
            preparation?: string;
        }>;
        recipe?: {
            title?: string;
            ingredients: Array<string | {
                /**
                 * Id of a food, or words.
                 */
                food: string;
                grams?: number;
                state?: string;
                preparation?: string;
            }>;
            steps?: Array<string>;
            servings?: number;
        };
    };
    path?: never;
    query?: never;
    url: '/api/nutriai/safety-check';
};
export type CheckSafetyErrors = {
    /**
     * Messages by field, with `non_field_errors` for problems that concern several fields together. A plan that the rules do not allow at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that they do not allow has `refused`, with its `reason`, a `message`, what to do `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or invalid ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * Not found, or it belongs to someone else.
     */
    404: {
        detail: string;
    };
    /**
     * The path does not support this method; `Allow` lists those it does.
     */
    405: {
        detail: string;
    };
    /**
     * The Accept header cannot be satisfied.
     */
    406: {
        detail: string;
    };
    /**
     * Too many calls; `Retry-After` says when to try again.
     */
    429: {
        detail: string;
    };
    /**
     * An error on our side, logged under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Temporarily unavailable; `Retry-After` says when to try again.
     */
    503: {
        detail: string;
    };
};
export type CheckSafetyError = CheckSafetyErrors[keyof CheckSafetyErrors];
export type CheckSafetyResponses = {
    /**
     * The verdict, why, and how to serve it.
     */
    200: {
        /**
         * `unsure`: some words were not understood, so the food is not cleared; `unknown` lists the words. A block stays a block.
         */
        verdict: 'allow' | 'allow_with_preparation' | 'unsure' | 'block';
        /**
         * Signs that need an ambulance were mentioned: show this before anything else.
         */
        emergency: boolean;
        /**
         * Emergencies first, then the most severe.
         */
        findings: Array<{
            /**
             * Stable id of the rule.
             */
            rule: string;
            kind: 'safety' | 'diet';
            /**
             * `unsure`: words that were not understood; `food_name` contains them, `instead` says what to do.
             */
            severity: 'block' | 'unsure' | 'prepare' | 'warn' | 'info';
            /**
             * Id of the food; null if no listed food is named.
             */
            food: string | null;
            food_name: string;
            /**
             * Why.
             */
            message: string;
            /**
             * What to do instead.
             */
            instead: string;
            source: {
                org: string;
                title: string;
                year: number;
                url: string;
            } | null;
            basis: 'verified' | 'recalled';
        }>;
        /**
         * Words that were not understood or only guessed, with the ids of the foods that may be meant.
         */
        unknown: Array<{
            text: string;
            nearest: Array<string>;
        }>;
        /**
         * How to serve each food at this age.
         */
        serve: Array<{
            food: string;
            food_name: string;
            text: string;
        }>;
    };
};
export type CheckSafetyResponse = CheckSafetyResponses[keyof CheckSafetyResponses];
export type FindFoodsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page number, counted from 1.
         */
        page?: number;
        /**
         * The default is 20, the maximum 100.
         */
        page_size?: number;
        q?: string;
        group?: 'breast_milk' | 'grains_roots_tubers' | 'pulses_nuts_seeds' | 'dairy' | 'flesh_foods' | 'eggs' | 'vita_fruits_veg' | 'other_fruits_veg' | 'fats_oils' | 'other';
    };
    url: '/api/nutriai/foods';
};
export type FindFoodsErrors = {
    /**
     * Messages by field, with `non_field_errors` for problems that concern several fields together. A plan that the rules do not allow at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that they do not allow has `refused`, with its `reason`, a `message`, what to do `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * Not found, or it belongs to someone else.
     */
    404: {
        detail: string;
    };
    /**
     * The path does not support this method; `Allow` lists those it does.
     */
    405: {
        detail: string;
    };
    /**
     * The Accept header cannot be satisfied.
     */
    406: {
        detail: string;
    };
    /**
     * An error on our side, logged under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Temporarily unavailable; `Retry-After` says when to try again.
     */
    503: {
        detail: string;
    };
};
export type FindFoodsError = FindFoodsErrors[keyof FindFoodsErrors];
export type FindFoodsResponses = {
    /**
     * One page of foods.
     */
    200: {
        count: number;
        next: string | null;
        previous: string | null;
        results: Array<{
            id: string;
            name: string;
            synonyms: Array<string>;
            url: string;
            group: 'breast_milk' | 'grains_roots_tubers' | 'pulses_nuts_seeds' | 'dairy' | 'flesh_foods' | 'eggs' | 'vita_fruits_veg' | 'other_fruits_veg' | 'fats_oils' | 'other';
            allergens: Array<'milk' | 'egg' | 'peanut' | 'tree_nuts' | 'wheat' | 'gluten' | 'soy' | 'sesame' | 'fish' | 'crustaceans' | 'molluscs' | 'celery' | 'mustard' | 'lupin' | 'sulphites'>;
            may_contain: Array<'milk' | 'egg' | 'peanut' | 'tree_nuts' | 'wheat' | 'gluten' | 'soy' | 'sesame' | 'fish' | 'crustaceans' | 'molluscs' | 'celery' | 'mustard' | 'lupin' | 'sulphites'>;
            flags: Array<string>;
            /**
             * Diets it fits.
             */
            diets: Array<'omnivore' | 'pescatarian' | 'vegetarian' | 'vegan'>;
            /**
             * How it can block an airway when it is served whole.
             */
            choking: string;
            /**
             * null: not in the first three years.
             */
            from_months: number | null;
            serving: Array<{
                from_months: number;
                texture: string;
                cut: string;
                text: string;
            }>;
            note: string | null;
            /**
             * By form (raw, cooked …), the usual one first; empty if it was not analysed.
             */
            composition: Array<{
                state: string;
                description: string;
                /**
                 * Nutrients that were not analysed are left out: unknown, never zero.
                 */
                per_100_g: {
                    [key: string]: number;
                };
                source: {
                    org: string;
                    title: string;
                    year: number;
                    url: string;
                };
            }>;
            measures: Array<{
                label: string;
                unit: string;
                grams: number;
            }>;
            sources: Array<{
                org: string;
                title: string;
                year: number;
                url: string;
            }>;
            /**
             * The name of the food that matches `q`; null without `q`.
             */
            match: {
                name: string;
                kind: 'exact' | 'prefix' | 'word' | 'fuzzy';
                score: number;
            } | null;
        }>;
    };
};
export type FindFoodsResponse = FindFoodsResponses[keyof FindFoodsResponses];
export type ListRecipePreviewsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page number, counted from 1.
         */
        page?: number;
        /**
         * The default is 20, the maximum 100.
         */
        page_size?: number;
        q?: string;
        age_months?: number;
        meal?: 'breakfast' | 'lunch' | 'dinner' | 'snack';
        /**
         * Comma-separated codes: milk, egg, peanut, tree_nuts, wheat, gluten, soy, sesame, fish, crustaceans, molluscs, celery, mustard, lupin, sulphites.
         */
        exclude_allergens?: string;
        diet?: 'omnivore' | 'pescatarian' | 'vegetarian' | 'vegan';
        rich_in?: 'energy_kcal' | 'protein_g' | 'fat_g' | 'saturated_fat_g' | 'linoleic_g' | 'ala_g' | 'epa_dha_g' | 'carbohydrate_g' | 'fibre_g' | 'sugars_g' | 'water_g' | 'calcium_mg' | 'iron_mg' | 'zinc_mg' | 'magnesium_mg' | 'phosphorus_mg' | 'potassium_mg' | 'sodium_mg' | 'selenium_ug' | 'vitamin_a_ug' | 'retinol_ug' | 'vitamin_c_mg' | 'vitamin_d_ug' | 'vitamin_e_mg' | 'vitamin_k_ug' | 'thiamin_mg' | 'riboflavin_mg' | 'niacin_mg' | 'vitamin_b6_mg' | 'folate_ug' | 'vitamin_b12_ug' | 'choline_mg';
        max_minutes?: number;
    };
    url: '/api/nutriai/preview/recipes';
};
export type ListRecipePreviewsErrors = {
    /**
     * Messages by field, with `non_field_errors` for problems that concern several fields together. A plan that the rules do not allow at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that they do not allow has `refused`, with its `reason`, a `message`, what to do `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * Not found, or it belongs to someone else.
     */
    404: {
        detail: string;
    };
    /**
     * The path does not support this method; `Allow` lists those it does.
     */
    405: {
        detail: string;
    };
    /**
     * The Accept header cannot be satisfied.
     */
    406: {
        detail: string;
    };
    /**
     * An error on our side, logged under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Temporarily unavailable; `Retry-After` says when to try again.
     */
    503: {
        detail: string;
    };
};
export type ListRecipePreviewsError = ListRecipePreviewsErrors[keyof ListRecipePreviewsErrors];
export type ListRecipePreviewsResponses = {
    /**
     * One page of recipes.
     */
    200: {
        count: number;
        next: string | null;
        previous: string | null;
        results: Array<{
            id: string;
            slug: string;
            url: string;
            title: string;
            age_from_months: number;
            /**
             * How to serve it at the earliest age.
             */
            texture: string;
            textures: Array<{
                from_months: number;
                text: string;
            }>;
            /**
             * The first meal it suits.
             */
            meal: 'breakfast' | 'lunch' | 'dinner' | 'snack';
            meals: Array<'breakfast' | 'lunch' | 'dinner' | 'snack'>;
            minutes: number;
            servings: number;
            serving_g: number;
            ingredients: Array<{
                food: string;
                name: string;
                grams: number;
                household: string;
                preparation: string;
            }>;
            steps: Array<string>;
            storage: string;
            /**
             * In one serving. Unknown nutrients are left out.
             */
            nutrients: {
                [key: string]: number;
            };
            allergens: Array<'milk' | 'egg' | 'peanut' | 'tree_nuts' | 'wheat' | 'gluten' | 'soy' | 'sesame' | 'fish' | 'crustaceans' | 'molluscs' | 'celery' | 'mustard' | 'lupin' | 'sulphites'>;
            may_contain: Array<'milk' | 'egg' | 'peanut' | 'tree_nuts' | 'wheat' | 'gluten' | 'soy' | 'sesame' | 'fish' | 'crustaceans' | 'molluscs' | 'celery' | 'mustard' | 'lupin' | 'sulphites'>;
            diets: Array<'omnivore' | 'pescatarian' | 'vegetarian' | 'vegan'>;
            food_groups: Array<'breast_milk' | 'grains_roots_tubers' | 'pulses_nuts_seeds' | 'dairy' | 'flesh_foods' | 'eggs' | 'vita_fruits_veg' | 'other_fruits_veg' | 'fats_oils' | 'other'>;
            cuisine: string;
            kind: string;
            /**
             * At the earliest age, for a baby without allergies.
             */
            safety: {
                /**
                 * `unsure`: some words were not understood, so the food is not cleared; `unknown` lists the words. A block stays a block.
                 */
                verdict: 'allow' | 'allow_with_preparation' | 'unsure' | 'block';
                /**
                 * Signs that need an ambulance were mentioned: show this before anything else.
                 */
                emergency: boolean;
                /**
                 * Emergencies first, then the most severe.
                 */
                findings: Array<{
                    /**
                     * Stable id of the rule.
                     */
                    rule: string;
                    kind: 'safety' | 'diet';
                    /**
                     * `unsure`: words that were not understood; `food_name` contains them, `instead` says what to do.
                     */
                    severity: 'block' | 'unsure' | 'prepare' | 'warn' | 'info';
                    /**
                     * Id of the food; null if no listed food is named.
                     */
                    food: string | null;
                    food_name: string;
                    /**
                     * Why.
                     */
                    message: string;
                    /**
                     * What to do instead.
                     */
                    instead: string;
                    source: {
                        org: string;
                        title: string;
                        year: number;
                        url: string;
                    } | null;
                    basis: 'verified' | 'recalled';
                }>;
                /**
                 * Words that were not understood or only guessed, with the ids of the foods that may be meant.
                 */
                unknown: Array<{
                    text: string;
                    nearest: Array<string>;
                }>;
                /**
                 * How to serve each food at this age.
                 */
                serve: Array<{
                    food: string;
                    food_name: string;
                    text: string;
                }>;
            };
            source: 'library' | 'member' | 'ai';
        }>;
    };
};
export type ListRecipePreviewsResponse = ListRecipePreviewsResponses[keyof ListRecipePreviewsResponses];
export type ReadRecipePreviewData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/api/nutriai/preview/recipes/{id}';
};
export type ReadRecipePreviewErrors = {
    /**
     * Not found, or it belongs to someone else.
     */
    404: {
        detail: string;
    };
    /**
     * The path does not support this method; `Allow` lists those it does.
     */
    405: {
        detail: string;
    };
    /**
     * The Accept header cannot be satisfied.
     */
    406: {
        detail: string;
    };
    /**
     * An error on our side, logged under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Temporarily unavailable; `Retry-After` says when to try again.
     */
    503: {
        detail: string;
    };
};
export type ReadRecipePreviewError = ReadRecipePreviewErrors[keyof ReadRecipePreviewErrors];
export type ReadRecipePreviewResponses = {
    /**
     * The recipe.
     */
    200: {
        id: string;
        slug: string;
        url: string;
        title: string;
        age_from_months: number;
        /**
         * How to serve it at the earliest age.
         */
        texture: string;
        textures: Array<{
            from_months: number;
            text: string;
        }>;
        /**
         * The first meal it suits.
         */
        meal: 'breakfast' | 'lunch' | 'dinner' | 'snack';
        meals: Array<'breakfast' | 'lunch' | 'dinner' | 'snack'>;
        minutes: number;
        servings: number;
        serving_g: number;
        ingredients: Array<{
            food: string;
            name: string;
            grams: number;
            household: string;
            preparation: string;
        }>;
        steps: Array<string>;
        storage: string;
        /**
         * In one serving. Unknown nutrients are left out.
         */
        nutrients: {
            [key: string]: number;
        };
        allergens: Array<'milk' | 'egg' | 'peanut' | 'tree_nuts' | 'wheat' | 'gluten' | 'soy' | 'sesame' | 'fish' | 'crustaceans' | 'molluscs' | 'celery' | 'mustard' | 'lupin' | 'sulphites'>;
        may_contain: Array<'milk' | 'egg' | 'peanut' | 'tree_nuts' | 'wheat' | 'gluten' | 'soy' | 'sesame' | 'fish' | 'crustaceans' | 'molluscs' | 'celery' | 'mustard' | 'lupin' | 'sulphites'>;
        diets: Array<'omnivore' | 'pescatarian' | 'vegetarian' | 'vegan'>;
        food_groups: Array<'breast_milk' | 'grains_roots_tubers' | 'pulses_nuts_seeds' | 'dairy' | 'flesh_foods' | 'eggs' | 'vita_fruits_veg' | 'other_fruits_veg' | 'fats_oils' | 'other'>;
        cuisine: string;
        kind: string;
        /**
         * At the earliest age, for a baby without allergies.
         */
        safety: {
            /**
             * `unsure`: some words were not understood, so the food is not cleared; `unknown` lists the words. A block stays a block.
             */
            verdict: 'allow' | 'allow_with_preparation' | 'unsure' | 'block';
            /**
             * Signs that need an ambulance were mentioned: show this before anything else.
             */
            emergency: boolean;
            /**
             * Emergencies first, then the most severe.
             */
            findings: Array<{
                /**
                 * Stable id of the rule.
                 */
                rule: string;
                kind: 'safety' | 'diet';
                /**
                 * `unsure`: words that were not understood; `food_name` contains them, `instead` says what to do.
                 */
                severity: 'block' | 'unsure' | 'prepare' | 'warn' | 'info';
                /**
                 * Id of the food; null if no listed food is named.
                 */
                food: string | null;
                food_name: string;
                /**
                 * Why.
                 */
                message: string;
                /**
                 * What to do instead.
                 */
                instead: string;
                source: {
                    org: string;
                    title: string;
                    year: number;
                    url: string;
                } | null;
                basis: 'verified' | 'recalled';
            }>;
            /**
             * Words that were not understood or only guessed, with the ids of the foods that may be meant.
             */
            unknown: Array<{
                text: string;
                nearest: Array<string>;
            }>;
            /**
             * How to serve each food at this age.
             */
            serve: Array<{
                food: string;
                food_name: string;
                text: string;
            }>;
        };
        source: 'library' | 'member' | 'ai';
    };
};
export type ReadRecipePreviewResponse = ReadRecipePreviewResponses[keyof ReadRecipePreviewResponses];
export type GrowthCentilesData = {
    body: {
        sex: 'female' | 'male';
        /**
         * Months since birth; for a baby born early, give the dates instead.
         */
        age_months?: number;
        birth_date?: string;
        /**
         * For a baby born before 37 weeks.
         */
        due_date?: string;
        /**
         * Defaults to today. Used with `birth_date`.
         */
        measured_on?: string;
        weight_kg?: number;
        length_cm?: number;
        head_cm?: number;
        /**
         * How the length was taken.
         */
        measured?: 'lying' | 'standing';
    };
    path?: never;
    query?: never;
    url: '/api/nutriai/growth-centiles';
};
export type GrowthCentilesErrors = {
    /**
     * Messages by field, with `non_field_errors` for problems that concern several fields together. A plan that the rules do not allow at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that they do not allow has `refused`, with its `reason`, a `message`, what to do `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * The path does not support this method; `Allow` lists those it does.
     */
    405: {
        detail: string;
    };
    /**
     * The Accept header cannot be satisfied.
     */
    406: {
        detail: string;
    };
    /**
     * Too many calls; `Retry-After` says when to try again.
     */
    429: {
        detail: string;
    };
    /**
     * An error on our side, logged under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Temporarily unavailable; `Retry-After` says when to try again.
     */
    503: {
        detail: string;
    };
};
export type GrowthCentilesError = GrowthCentilesErrors[keyof GrowthCentilesErrors];
export type GrowthCentilesResponses = {
    /**
     * Z-scores and centiles.
     */
    200: {
        /**
         * The age used to read the charts.
         */
        age_days: number;
        /**
         * Born before 37 weeks: the age is counted from the due date.
         */
        is_corrected: boolean;
        measures: Array<{
            indicator: 'weight_for_age' | 'length_for_age' | 'weight_for_length' | 'bmi_for_age' | 'head_circumference_for_age';
            z: number;
            centile: number;
            /**
             * “Of 100 girls this age, about 48 weigh less.”
             */
            words: string;
            /**
             * Beyond 2 SD (`talk`) or 3 SD (`talk_soon`).
             */
            flag?: 'implausible' | 'talk' | 'talk_soon';
        }>;
        notes: Array<string>;
        source: {
            org: string;
            title: string;
            year: number;
            url: string;
        };
    };
};
export type GrowthCentilesResponse = GrowthCentilesResponses[keyof GrowthCentilesResponses];
export type ListBabiesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page number, counted from 1.
         */
        page?: number;
        /**
         * The default is 20, the maximum 100.
         */
        page_size?: number;
        /**
         * By name, birth_date, created_at; with a leading - for descending order, several separated by commas.
         */
        ordering?: string;
    };
    url: '/api/nutriai/baby-profiles';
};
export type ListBabiesErrors = {
    /**
     * No credentials, or invalid ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * Not found, or it belongs to someone else.
     */
    404: {
        detail: string;
    };
    /**
     * The path does not support this method; `Allow` lists those it does.
     */
    405: {
        detail: string;
    };
    /**
     * The Accept header cannot be satisfied.
     */
    406: {
        detail: string;
    };
    /**
     * An error on our side, logged under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Temporarily unavailable; `Retry-After` says when to try again.
     */
    503: {
        detail: string;
    };
};
export type ListBabiesError = ListBabiesErrors[keyof ListBabiesErrors];
export type ListBabiesResponses = {
    /**
     * One page of babies.
     */
    200: {
        count: number;
        next: string | null;
        previous: string | null;
        results: Array<{
            id: string;
            name: string;
            birth_date: string;
            due_date: string | null;
            sex: 'female' | 'male' | 'unspecified';
            feeding: 'breast' | 'formula' | 'mixed' | 'none';
            diet: 'omnivore' | 'pescatarian' | 'vegetarian' | 'vegan';
            locale: 'uk' | 'us' | 'who' | null;
            avoids: Array<string>;
            allergies: Array<'milk' | 'egg' | 'peanut' | 'tree_nuts' | 'wheat' | 'gluten' | 'soy' | 'sesame' | 'fish' | 'crustaceans' | 'molluscs' | 'celery' | 'mustard' | 'lupin' | 'sulphites'>;
            other_allergies: Array<string>;
            dislikes: Array<string>;
            introduced_allergens: Array<{
                code: 'milk' | 'egg' | 'peanut' | 'tree_nuts' | 'wheat' | 'gluten' | 'soy' | 'sesame' | 'fish' | 'crustaceans' | 'molluscs' | 'celery' | 'mustard' | 'lupin' | 'sulphites';
                date: string | null;
                reaction: 'none' | 'mild' | 'severe';
            }>;
            /**
             * Oldest first.
             */
            measurements: Array<{
                date: string;
                weight_kg: number | null;
                length_cm: number | null;
                head_cm: number | null;
            }>;
            /**
             * Completed months since birth.
             */
            age_months: number;
            /**
             * Counted from the due date until 24 months, for a baby born before 37 weeks.
             */
            corrected_age_months: number | null;
            role: 'parent' | 'carer';
            /**
             * Until this time, 72 hours after becoming a parent, the member cannot delete the baby, or remove earlier parents and carers or change their role. Null when there is no limit; the person who added the baby never has one.
             */
            limited_until: string | null;
            created_at: string;
            updated_at: string;
        }>;
    };
};
export type ListBabiesResponse = ListBabiesResponses[keyof ListBabiesResponses];
export type ReadBabyData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/api/nutriai/baby-profiles/{id}';
};
export type ReadBabyErrors = {
    /**
     * No credentials, or invalid ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * Not found, or it belongs to someone else.
     */
    404: {
        detail: string;
    };
    /**
     * The path does not support this method; `Allow` lists those it does.
     */
    405: {
        detail: string;
    };
    /**
     * The Accept header cannot be satisfied.
     */
    406: {
        detail: string;
    };
    /**
     * An error on our side, logged under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Temporarily unavailable; `Retry-After` says when to try again.
     */
    503: {
        detail: string;
    };
};
export type ReadBabyError = ReadBabyErrors[keyof ReadBabyErrors];
export type ReadBabyResponses = {
    /**
     * The baby.
     */
    200: {
        id: string;
        name: string;
        birth_date: string;
        due_date: string | null;
        sex: 'female' | 'male' | 'unspecified';
        feeding: 'breast' | 'formula' | 'mixed' | 'none';
        diet: 'omnivore' | 'pescatarian' | 'vegetarian' | 'vegan';
        locale: 'uk' | 'us' | 'who' | null;
        avoids: Array<string>;
        allergies: Array<'milk' | 'egg' | 'peanut' | 'tree_nuts' | 'wheat' | 'gluten' | 'soy' | 'sesame' | 'fish' | 'crustaceans' | 'molluscs' | 'celery' | 'mustard' | 'lupin' | 'sulphites'>;
        other_allergies: Array<string>;
        dislikes: Array<string>;
        introduced_allergens: Array<{
            code: 'milk' | 'egg' | 'peanut' | 'tree_nuts' | 'wheat' | 'gluten' | 'soy' | 'sesame' | 'fish' | 'crustaceans' | 'molluscs' | 'celery' | 'mustard' | 'lupin' | 'sulphites';
            date: string | null;
            reaction: 'none' | 'mild' | 'severe';
        }>;
        /**
         * Oldest first.
         */
        measurements: Array<{
            date: string;
            weight_kg: number | null;
            length_cm: number | null;
            head_cm: number | null;
        }>;
        /**
         * Completed months since birth.
         */
        age_months: number;
        /**
         * Counted from the due date until 24 months, for a baby born before 37 weeks.
         */
        corrected_age_months: number | null;
        role: 'parent' | 'carer';
        /**
         * Until this time, 72 hours after becoming a parent, the member cannot delete the baby, or remove earlier parents and carers or change their role. Null when there is no limit; the person who added the baby never has one.
         */
        limited_until: string | null;
        created_at: string;
        updated_at: string;
    };
};
export type ReadBabyResponse = ReadBabyResponses[keyof ReadBabyResponses];
export type PreviewInviteData = {
    body: {
        token: string;
    };
    path?: never;
    query?: never;
    url: '/api/nutriai/invites/preview';
};
export type PreviewInviteErrors = {
    /**
     * Messages by field, with `non_field_errors` for problems that concern several fields together. A plan that the rules do not allow at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that they do not allow has `refused`, with its `reason`, a `message`, what to do `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * Not found, or it belongs to someone else.
     */
    404: {
        detail: string;
    };
    /**
     * The path does not support this method; `Allow` lists those it does.
     */
    405: {
        detail: string;
    };
    /**
     * The Accept header cannot be satisfied.
     */
    406: {
        detail: string;
    };
    /**
     * Too many calls; `Retry-After` says when to try again.
     */
    429: {
        detail: string;
    };
    /**
     * An error on our side, logged under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Temporarily unavailable; `Retry-After` says when to try again.
     */
    503: {
        detail: string;
    };
};
export type PreviewInviteError = PreviewInviteErrors[keyof PreviewInviteErrors];
export type PreviewInviteResponses = {
    /**
     * What the invite is about.
     */
    200: {
        baby_name: string;
        /**
         * The inviting member’s display name, never their email address; empty if they gave no name.
         */
        invited_by: string;
        /**
         * Whom the invite is for; empty if it names nobody.
         */
        for_name: string;
        role: 'parent' | 'carer';
        expires_at: string;
        /**
         * The caller’s own role, if they already look after the baby; null for a visitor.
         */
        my_role: 'parent' | 'carer' | null;
    };
};
export type PreviewInviteResponse = PreviewInviteResponses[keyof PreviewInviteResponses];
export type ReadHealthLinkFileData = {
    body?: never;
    path: {
        id: string;
    };
    query: {
        /**
         * Who is asking; shown to the parents.
         */
        recipient: string;
    };
    url: '/api/health-links/{id}';
};
export type ReadHealthLinkFileErrors = {
    /**
     * Messages by field, with `non_field_errors` for problems that concern several fields together. A plan that the rules do not allow at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that they do not allow has `refused`, with its `reason`, a `message`, what to do `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * Not found, or it belongs to someone else.
     */
    404: {
        detail: string;
    };
    /**
     * The path does not support this method; `Allow` lists those it does.
     */
    405: {
        detail: string;
    };
    /**
     * The Accept header cannot be satisfied.
     */
    406: {
        detail: string;
    };
    /**
     * Too many calls; `Retry-After` says when to try again.
     */
    429: {
        detail: string;
    };
    /**
     * An error on our side, logged under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Temporarily unavailable; `Retry-After` says when to try again.
     */
    503: {
        detail: string;
    };
};
export type ReadHealthLinkFileError = ReadHealthLinkFileErrors[keyof ReadHealthLinkFileErrors];
export type ReadHealthLinkFileResponses = {
    /**
     * The file: a compact JWE, encrypted with the link’s key.
     */
    200: string;
};
export type ReadHealthLinkFileResponse = ReadHealthLinkFileResponses[keyof ReadHealthLinkFileResponses];
export type ReadHealthLinkManifestData = {
    body: {
        /**
         * Who is asking; shown to the parents.
         */
        recipient: string;
        passcode?: string;
        /**
         * The largest file to embed in the response; a larger one is returned as a `location`.
         */
        embeddedLengthMax?: number;
    };
    path: {
        id: string;
    };
    query?: never;
    url: '/api/health-links/{id}';
};
export type ReadHealthLinkManifestErrors = {
    /**
     * Messages by field, with `non_field_errors` for problems that concern several fields together. A plan that the rules do not allow at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that they do not allow has `refused`, with its `reason`, a `message`, what to do `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * The passcode is wrong or missing.
     */
    401: {
        detail: string;
        remainingAttempts: number;
    };
    /**
     * Not found, or it belongs to someone else.
     */
    404: {
        detail: string;
    };
    /**
     * The path does not support this method; `Allow` lists those it does.
     */
    405: {
        detail: string;
    };
    /**
     * The Accept header cannot be satisfied.
     */
    406: {
        detail: string;
    };
    /**
     * Too many calls; `Retry-After` says when to try again.
     */
    429: {
        detail: string;
    };
    /**
     * An error on our side, logged under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Temporarily unavailable; `Retry-After` says when to try again.
     */
    503: {
        detail: string;
    };
};
export type ReadHealthLinkManifestError = ReadHealthLinkManifestErrors[keyof ReadHealthLinkManifestErrors];
export type ReadHealthLinkManifestResponses = {
    /**
     * The manifest.
     */
    200: {
        /**
         * The record behind a link never changes.
         */
        status: 'finalized';
        files: Array<{
            contentType: 'application/fhir+json;fhirVersion=4.0.1';
            /**
             * The file as a compact JWE.
             */
            embedded?: string;
            /**
             * Where to fetch the file: valid for one request within five minutes.
             */
            location?: string;
            lastUpdated: string;
        }>;
    };
};
export type ReadHealthLinkManifestResponse = ReadHealthLinkManifestResponses[keyof ReadHealthLinkManifestResponses];
export type ReadHealthLinkTicketData = {
    body?: never;
    path: {
        ticket: string;
    };
    query?: never;
    url: '/api/health-link-files/{ticket}';
};
export type ReadHealthLinkTicketErrors = {
    /**
     * Not found, or it belongs to someone else.
     */
    404: {
        detail: string;
    };
    /**
     * The path does not support this method; `Allow` lists those it does.
     */
    405: {
        detail: string;
    };
    /**
     * The Accept header cannot be satisfied.
     */
    406: {
        detail: string;
    };
    /**
     * Too many calls; `Retry-After` says when to try again.
     */
    429: {
        detail: string;
    };
    /**
     * An error on our side, logged under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Temporarily unavailable; `Retry-After` says when to try again.
     */
    503: {
        detail: string;
    };
};
export type ReadHealthLinkTicketError = ReadHealthLinkTicketErrors[keyof ReadHealthLinkTicketErrors];
export type ReadHealthLinkTicketResponses = {
    /**
     * The file: a compact JWE, encrypted with the link’s key.
     */
    200: string;
};
export type ReadHealthLinkTicketResponse = ReadHealthLinkTicketResponses[keyof ReadHealthLinkTicketResponses];
export type ListMealsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page number, counted from 1.
         */
        page?: number;
        /**
         * The default is 20, the maximum 100.
         */
        page_size?: number;
        /**
         * By the time, amount_ml of water, created_at; with a leading - for descending order, several separated by commas.
         */
        ordering?: string;
        baby?: string;
        /**
         * The first day.
         */
        from?: string;
        /**
         * The last day.
         */
        to?: string;
        /**
         * IANA name of the time zone that days are counted in; the default is UTC.
         */
        time_zone?: string;
    };
    url: '/api/nutriai/meals';
};
export type ListMealsErrors = {
    /**
     * Messages by field, with `non_field_errors` for problems that concern several fields together. A plan that the rules do not allow at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that they do not allow has `refused`, with its `reason`, a `message`, what to do `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or invalid ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * Not found, or it belongs to someone else.
     */
    404: {
        detail: string;
    };
    /**
     * The path does not support this method; `Allow` lists those it does.
     */
    405: {
        detail: string;
    };
    /**
     * The Accept header cannot be satisfied.
     */
    406: {
        detail: string;
    };
    /**
     * An error on our side, logged under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Temporarily unavailable; `Retry-After` says when to try again.
     */
    503: {
        detail: string;
    };
};
export type ListMealsError = ListMealsErrors[keyof ListMealsErrors];
export type ListMealsResponses = {
    /**
     * One page of entries.
     */
    200: {
        count: number;
        next: string | null;
        previous: string | null;
        results: Array<{
            id: string;
            baby: string;
            eaten_at: string;
            kind: 'milk' | 'breakfast' | 'lunch' | 'dinner' | 'snack';
            items: Array<{
                food: string | null;
                recipe: string | null;
                text: string | null;
                name: string;
                amount: number | null;
                unit: 'tsp' | 'tbsp' | 'cup' | 'fl_oz' | 'piece' | 'slice' | 'fillet' | 'leaf' | 'packet' | 'container' | 'scoop' | 'serving' | 'g' | 'kg' | 'oz' | 'lb' | 'ml' | 'l' | 'metric_cup' | null;
                /**
                 * As served, before allowing for the share eaten. Null if not known.
                 */
                grams: number | null;
                /**
                 * No weight was given: this is the weight of a usual piece or a usual serving.
                 */
                is_estimate?: boolean;
                weights?: Array<{
                    text: string;
                    grams: number;
                }>;
                /**
                 * What a member’s own recipe contained when the meal was logged; later changes to the recipe do not affect it.
                 */
                made_of?: {
                    servings: number;
                    ingredients: Array<{
                        food: string;
                        state: 'raw' | 'cooked' | 'boiled' | 'baked' | 'roasted' | 'stewed' | 'grilled' | 'fried' | 'scrambled' | 'poached' | 'canned' | 'dry' | 'dried' | 'puree' | 'ready' | null;
                        grams: number;
                        is_pinch: boolean;
                    }>;
                };
            }>;
            eaten_share: number;
            reaction: {
                severity: 'none' | 'mild' | 'severe';
                signs: Array<string>;
                note: string;
                allergens: Array<'milk' | 'egg' | 'peanut' | 'tree_nuts' | 'wheat' | 'gluten' | 'soy' | 'sesame' | 'fish' | 'crustaceans' | 'molluscs' | 'celery' | 'mustard' | 'lupin' | 'sulphites'>;
                foods: Array<string>;
            } | null;
            emergency: boolean;
            /**
             * What to do straight away; show it first.
             */
            emergency_text: string | null;
            /**
             * About the reaction.
             */
            alerts: Array<{
                severity: string;
                title: string;
                advice: string;
                emergency: boolean;
                source: {
                    org: string;
                    title: string;
                    year: number;
                    url: string;
                };
            }>;
            /**
             * In what was eaten. Nutrients that were never analysed are left out.
             */
            nutrients: {
                [key: string]: number;
            };
            /**
             * Nutrients whose true amount is higher, because not everything could be counted.
             */
            at_least: Array<'energy_kcal' | 'protein_g' | 'fat_g' | 'saturated_fat_g' | 'linoleic_g' | 'ala_g' | 'epa_dha_g' | 'carbohydrate_g' | 'fibre_g' | 'sugars_g' | 'water_g' | 'calcium_mg' | 'iron_mg' | 'zinc_mg' | 'magnesium_mg' | 'phosphorus_mg' | 'potassium_mg' | 'sodium_mg' | 'selenium_ug' | 'vitamin_a_ug' | 'retinol_ug' | 'vitamin_c_mg' | 'vitamin_d_ug' | 'vitamin_e_mg' | 'vitamin_k_ug' | 'thiamin_mg' | 'riboflavin_mg' | 'niacin_mg' | 'vitamin_b6_mg' | 'folate_ug' | 'vitamin_b12_ug' | 'choline_mg'>;
            /**
             * Foods found in items given in words, and what they are counted as.
             */
            counted: Array<{
                /**
                 * Index of the item.
                 */
                item: number;
                /**
                 * Its words in the item, with ", read as …" where they stand for others; `weights` refers to it by these words. Of an item that is a food, its name.
                 */
                text: string;
                name: string;
                /**
                 * As served, before allowing for the share eaten.
                 */
                grams: number;
                /**
                 * Assumed from the size of a piece or container, or a usual serving at this age.
                 */
                is_estimate: boolean;
            }>;
            /**
             * The totals include assumed weights.
             */
            has_estimates: boolean;
            not_counted: Array<{
                text: string;
                reason: 'unknown_food' | 'no_weight' | 'no_composition';
                /**
                 * Ids of the foods that may be meant.
                 */
                nearest: Array<string>;
                /**
                 * The three closest of them, with their names.
                 */
                choices: Array<{
                    id: string;
                    name: string;
                }>;
            }>;
            /**
             * Allergens the meal certainly contains; those that are only usual in such a dish are left out.
             */
            allergens: Array<'milk' | 'egg' | 'peanut' | 'tree_nuts' | 'wheat' | 'gluten' | 'soy' | 'sesame' | 'fish' | 'crustaceans' | 'molluscs' | 'celery' | 'mustard' | 'lupin' | 'sulphites'>;
            imported?: {
                format: 'baby_buddy' | 'sprout_track' | 'huckleberry' | 'little_pear' | 'table';
                file: string;
                /**
                 * When it was imported.
                 */
                at: string;
            };
            made_by: {
                id: string;
                /**
                 * Their display name; empty if they gave no name.
                 */
                name: string;
                /**
                 * Null if they no longer look after the baby.
                 */
                role: 'parent' | 'carer' | null;
                is_me: boolean;
            } | null;
            created_at: string;
            updated_at: string;
        }>;
    };
};
export type ListMealsResponse = ListMealsResponses[keyof ListMealsResponses];
export type AddMealData = {
    body: {
        baby: string;
        eaten_at: string;
        kind: 'milk' | 'breakfast' | 'lunch' | 'dinner' | 'snack';
        items: Array<{
            /**
             * Id or name of a food.
             */
            food?: string;
            /**
             * Id of a recipe.
             */
            recipe?: string;
            /**
             * Anything else, in words.
             */
            text?: string;
            amount?: number | null;
            /**
             * If not given: pieces of a food, servings of a recipe.
             */
            unit?: 'tsp' | 'tbsp' | 'cup' | 'fl_oz' | 'piece' | 'slice' | 'fillet' | 'leaf' | 'packet' | 'container' | 'scoop' | 'serving' | 'g' | 'kg' | 'oz' | 'lb' | 'ml' | 'l' | 'metric_cup' | null;
            /**
             * With `text`: weights of the foods in it, by their words in `counted`. They replace assumed weights.
             */
            weights?: Array<{
                text: string;
                grams: number;
            }>;
            /**
             * As served; takes precedence over `amount` and `unit`.
             */
            grams?: number | null;
        }>;
        eaten_share?: number;
        reaction?: {
            severity: 'none' | 'mild' | 'severe';
            signs?: Array<string>;
            note?: string;
            /**
             * Suspected allergens. If both this and `foods` are empty, the cause is not known.
             */
            allergens?: Array<'milk' | 'egg' | 'peanut' | 'tree_nuts' | 'wheat' | 'gluten' | 'soy' | 'sesame' | 'fish' | 'crustaceans' | 'molluscs' | 'celery' | 'mustard' | 'lupin' | 'sulphites'>;
            /**
             * Foods in the meal that may have caused it, in words.
             */
            foods?: Array<string>;
        } | null;
        /**
         * Id of the stored portions it was taken from, which then count one fewer. If none is left, the meal is logged all the same.
         */
        portion?: string;
    };
    headers?: {
        /**
         * Sending the same key and body again returns the first response and creates nothing.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/nutriai/meals';
};
export type AddMealErrors = {
    /**
     * Messages by field, with `non_field_errors` for problems that concern several fields together. A plan that the rules do not allow at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that they do not allow has `refused`, with its `reason`, a `message`, what to do `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or invalid ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * The path does not support this method; `Allow` lists those it does.
     */
    405: {
        detail: string;
    };
    /**
     * The Accept header cannot be satisfied.
     */
    406: {
        detail: string;
    };
    /**
     * Already done, or the key was used with a different body.
     */
    409: {
        detail: string;
    };
    /**
     * Too many calls; `Retry-After` says when to try again.
     */
    429: {
        detail: string;
    };
    /**
     * An error on our side, logged under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Temporarily unavailable; `Retry-After` says when to try again.
     */
    503: {
        detail: string;
    };
};
export type AddMealError = AddMealErrors[keyof AddMealErrors];
export type AddMealResponses = {
    /**
     * The entry.
     */
    201: {
        id: string;
        baby: string;
        eaten_at: string;
        kind: 'milk' | 'breakfast' | 'lunch' | 'dinner' | 'snack';
        items: Array<{
            food: string | null;
            recipe: string | null;
            text: string | null;
            name: string;
            amount: number | null;
            unit: 'tsp' | 'tbsp' | 'cup' | 'fl_oz' | 'piece' | 'slice' | 'fillet' | 'leaf' | 'packet' | 'container' | 'scoop' | 'serving' | 'g' | 'kg' | 'oz' | 'lb' | 'ml' | 'l' | 'metric_cup' | null;
            /**
             * As served, before allowing for the share eaten. Null if not known.
             */
            grams: number | null;
            /**
             * No weight was given: this is the weight of a usual piece or a usual serving.
             */
            is_estimate?: boolean;
            weights?: Array<{
                text: string;
                grams: number;
            }>;
            /**
             * What a member’s own recipe contained when the meal was logged; later changes to the recipe do not affect it.
             */
            made_of?: {
                servings: number;
                ingredients: Array<{
                    food: string;
                    state: 'raw' | 'cooked' | 'boiled' | 'baked' | 'roasted' | 'stewed' | 'grilled' | 'fried' | 'scrambled' | 'poached' | 'canned' | 'dry' | 'dried' | 'puree' | 'ready' | null;
                    grams: number;
                    is_pinch: boolean;
                }>;
            };
        }>;
        eaten_share: number;
        reaction: {
            severity: 'none' | 'mild' | 'severe';
            signs: Array<string>;
            note: string;
            allergens: Array<'milk' | 'egg' | 'peanut' | 'tree_nuts' | 'wheat' | 'gluten' | 'soy' | 'sesame' | 'fish' | 'crustaceans' | 'molluscs' | 'celery' | 'mustard' | 'lupin' | 'sulphites'>;
            foods: Array<string>;
        } | null;
        emergency: boolean;
        /**
         * What to do straight away; show it first.
         */
        emergency_text: string | null;
        /**
         * About the reaction.
         */
        alerts: Array<{
            severity: string;
            title: string;
            advice: string;
            emergency: boolean;
            source: {
                org: string;
                title: string;
                year: number;
                url: string;
            };
        }>;
        /**
         * In what was eaten. Nutrients that were never analysed are left out.
         */
        nutrients: {
            [key: string]: number;
        };
        /**
         * Nutrients whose true amount is higher, because not everything could be counted.
         */
        at_least: Array<'energy_kcal' | 'protein_g' | 'fat_g' | 'saturated_fat_g' | 'linoleic_g' | 'ala_g' | 'epa_dha_g' | 'carbohydrate_g' | 'fibre_g' | 'sugars_g' | 'water_g' | 'calcium_mg' | 'iron_mg' | 'zinc_mg' | 'magnesium_mg' | 'phosphorus_mg' | 'potassium_mg' | 'sodium_mg' | 'selenium_ug' | 'vitamin_a_ug' | 'retinol_ug' | 'vitamin_c_mg' | 'vitamin_d_ug' | 'vitamin_e_mg' | 'vitamin_k_ug' | 'thiamin_mg' | 'riboflavin_mg' | 'niacin_mg' | 'vitamin_b6_mg' | 'folate_ug' | 'vitamin_b12_ug' | 'choline_mg'>;
        /**
         * Foods found in items given in words, and what they are counted as.
         */
        counted: Array<{
            /**
             * Index of the item.
             */
            item: number;
            /**
             * Its words in the item, with ", read as …" where they stand for others; `weights` refers to it by these words. Of an item that is a food, its name.
             */
            text: string;
            name: string;
            /**
             * As served, before allowing for the share eaten.
             */
            grams: number;
            /**
             * Assumed from the size of a piece or container, or a usual serving at this age.
             */
            is_estimate: boolean;
        }>;
        /**
         * The totals include assumed weights.
         */
        has_estimates: boolean;
        not_counted: Array<{
            text: string;
            reason: 'unknown_food' | 'no_weight' | 'no_composition';
            /**
             * Ids of the foods that may be meant.
             */
            nearest: Array<string>;
            /**
             * The three closest of them, with their names.
             */
            choices: Array<{
                id: string;
                name: string;
            }>;
        }>;
        /**
         * Allergens the meal certainly contains; those that are only usual in such a dish are left out.
         */
        allergens: Array<'milk' | 'egg' | 'peanut' | 'tree_nuts' | 'wheat' | 'gluten' | 'soy' | 'sesame' | 'fish' | 'crustaceans' | 'molluscs' | 'celery' | 'mustard' | 'lupin' | 'sulphites'>;
        imported?: {
            format: 'baby_buddy' | 'sprout_track' | 'huckleberry' | 'little_pear' | 'table';
            file: string;
            /**
             * When it was imported.
             */
            at: string;
        };
        made_by: {
            id: string;
            /**
             * Their display name; empty if they gave no name.
             */
            name: string;
            /**
             * Null if they no longer look after the baby.
             */
            role: 'parent' | 'carer' | null;
            is_me: boolean;
        } | null;
        created_at: string;
        updated_at: string;
    };
};
export type AddMealResponse = AddMealResponses[keyof AddMealResponses];
export type CheckMealData = {
    body: {
        baby: string;
        kind: 'milk' | 'breakfast' | 'lunch' | 'dinner' | 'snack';
        items: Array<{
            /**
             * Id or name of a food.
             */
            food?: string;
            /**
             * Id of a recipe.
             */
            recipe?: string;
            /**
             * Anything else, in words.
             */
            text?: string;
            amount?: number | null;
            /**
             * If not given: pieces of a food, servings of a recipe.
             */
            unit?: 'tsp' | 'tbsp' | 'cup' | 'fl_oz' | 'piece' | 'slice' | 'fillet' | 'leaf' | 'packet' | 'container' | 'scoop' | 'serving' | 'g' | 'kg' | 'oz' | 'lb' | 'ml' | 'l' | 'metric_cup' | null;
            /**
             * With `text`: weights of the foods in it, by their words in `counted`. They replace assumed weights.
             */
            weights?: Array<{
                text: string;
                grams: number;
            }>;
            /**
             * As served; takes precedence over `amount` and `unit`.
             */
            grams?: number | null;
        }>;
        /**
         * Defaults to now. The baby’s age at that time is used.
         */
        eaten_at?: string;
        /**
         * The parent’s note about the meal: only read for signs of an emergency.
         */
        note?: string;
    };
    path?: never;
    query?: never;
    url: '/api/nutriai/meals/check';
};
export type CheckMealErrors = {
    /**
     * Messages by field, with `non_field_errors` for problems that concern several fields together. A plan that the rules do not allow at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that they do not allow has `refused`, with its `reason`, a `message`, what to do `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or invalid ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * Not found, or it belongs to someone else.
     */
    404: {
        detail: string;
    };
    /**
     * The path does not support this method; `Allow` lists those it does.
     */
    405: {
        detail: string;
    };
    /**
     * The Accept header cannot be satisfied.
     */
    406: {
        detail: string;
    };
    /**
     * Too many calls; `Retry-After` says when to try again.
     */
    429: {
        detail: string;
    };
    /**
     * An error on our side, logged under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Temporarily unavailable; `Retry-After` says when to try again.
     */
    503: {
        detail: string;
    };
};
export type CheckMealError = CheckMealErrors[keyof CheckMealErrors];
export type CheckMealResponses = {
    /**
     * Reasons for caution.
     */
    200: {
        /**
         * The words mention signs that need an ambulance.
         */
        emergency: boolean;
        /**
         * One for each food, most serious first.
         */
        cautions: Array<{
            /**
             * `stop`: not for this baby, or not in this form. `note`: only when cut or checked as described, or better kept occasional (sugar, salt).
             */
            level: 'stop' | 'note';
            kind: 'allergy' | 'safety' | 'diet';
            /**
             * Stable id of the rule.
             */
            rule: string;
            food_name: string;
            /**
             * Why.
             */
            message: string;
            /**
             * What to change.
             */
            instead: string;
            /**
             * What to watch for if it has already been eaten; empty if there is nothing to watch for.
             */
            watch: string;
            source: {
                org: string;
                title: string;
                year: number;
                url: string;
            } | null;
        }>;
    };
};
export type CheckMealResponse = CheckMealResponses[keyof CheckMealResponses];
export type ListWaterData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page number, counted from 1.
         */
        page?: number;
        /**
         * The default is 20, the maximum 100.
         */
        page_size?: number;
        /**
         * By the time, amount_ml of water, created_at; with a leading - for descending order, several separated by commas.
         */
        ordering?: string;
        baby?: string;
        /**
         * The first day.
         */
        from?: string;
        /**
         * The last day.
         */
        to?: string;
        /**
         * IANA name of the time zone that days are counted in; the default is UTC.
         */
        time_zone?: string;
    };
    url: '/api/nutriai/water-intake';
};
export type ListWaterErrors = {
    /**
     * Messages by field, with `non_field_errors` for problems that concern several fields together. A plan that the rules do not allow at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that they do not allow has `refused`, with its `reason`, a `message`, what to do `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or invalid ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * Not found, or it belongs to someone else.
     */
    404: {
        detail: string;
    };
    /**
     * The path does not support this method; `Allow` lists those it does.
     */
    405: {
        detail: string;
    };
    /**
     * The Accept header cannot be satisfied.
     */
    406: {
        detail: string;
    };
    /**
     * An error on our side, logged under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Temporarily unavailable; `Retry-After` says when to try again.
     */
    503: {
        detail: string;
    };
};
export type ListWaterError = ListWaterErrors[keyof ListWaterErrors];
export type ListWaterResponses = {
    /**
     * One page of entries.
     */
    200: {
        count: number;
        next: string | null;
        previous: string | null;
        results: Array<{
            id: string;
            baby: string;
            drunk_at: string;
            amount_ml: number;
            source: string;
            /**
             * What to do straight away, where the words of the entry tell of an emergency; show it first. Not there otherwise.
             */
            emergency_text?: string;
            imported?: {
                format: 'baby_buddy' | 'sprout_track' | 'huckleberry' | 'little_pear' | 'table';
                file: string;
                /**
                 * When it was imported.
                 */
                at: string;
            };
            made_by: {
                id: string;
                /**
                 * Their display name; empty if they gave no name.
                 */
                name: string;
                /**
                 * Null if they no longer look after the baby.
                 */
                role: 'parent' | 'carer' | null;
                is_me: boolean;
            } | null;
            created_at: string;
            updated_at: string;
        }>;
        /**
         * Every day between `from` and `to`, at most the last 92, latest first; the last seven if neither is given.
         */
        totals: Array<{
            baby: string;
            date: string;
            amount_ml: number;
            /**
             * Usual plain water at this age; null under six months, when milk is all a baby needs.
             */
            target: {
                min_ml: number;
                max_ml: number;
            } | null;
            warn_above_ml: number;
            /**
             * `not_yet`: under six months. `none`: nothing logged.
             */
            status: 'not_yet' | 'none' | 'below' | 'within' | 'above';
        }>;
    };
};
export type ListWaterResponse = ListWaterResponses[keyof ListWaterResponses];
export type AddWaterData = {
    body: {
        baby: string;
        drunk_at: string;
        amount_ml: number;
        /**
         * In words, such as “open cup” or “tap, boiled”.
         */
        source?: string;
    };
    headers?: {
        /**
         * Sending the same key and body again returns the first response and creates nothing.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/nutriai/water-intake';
};
export type AddWaterErrors = {
    /**
     * Messages by field, with `non_field_errors` for problems that concern several fields together. A plan that the rules do not allow at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that they do not allow has `refused`, with its `reason`, a `message`, what to do `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or invalid ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * The path does not support this method; `Allow` lists those it does.
     */
    405: {
        detail: string;
    };
    /**
     * The Accept header cannot be satisfied.
     */
    406: {
        detail: string;
    };
    /**
     * Already done, or the key was used with a different body.
     */
    409: {
        detail: string;
    };
    /**
     * Too many calls; `Retry-After` says when to try again.
     */
    429: {
        detail: string;
    };
    /**
     * An error on our side, logged under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Temporarily unavailable; `Retry-After` says when to try again.
     */
    503: {
        detail: string;
    };
};
export type AddWaterError = AddWaterErrors[keyof AddWaterErrors];
export type AddWaterResponses = {
    /**
     * The entry.
     */
    201: {
        id: string;
        baby: string;
        drunk_at: string;
        amount_ml: number;
        source: string;
        /**
         * What to do straight away, where the words of the entry tell of an emergency; show it first. Not there otherwise.
         */
        emergency_text?: string;
        imported?: {
            format: 'baby_buddy' | 'sprout_track' | 'huckleberry' | 'little_pear' | 'table';
            file: string;
            /**
             * When it was imported.
             */
            at: string;
        };
        made_by: {
            id: string;
            /**
             * Their display name; empty if they gave no name.
             */
            name: string;
            /**
             * Null if they no longer look after the baby.
             */
            role: 'parent' | 'carer' | null;
            is_me: boolean;
        } | null;
        created_at: string;
        updated_at: string;
    };
};
export type AddWaterResponse = AddWaterResponses[keyof AddWaterResponses];
export type ListStoredPortionsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page number, counted from 1.
         */
        page?: number;
        /**
         * The default is 20, the maximum 100.
         */
        page_size?: number;
        baby?: string;
    };
    url: '/api/nutriai/stored-portions';
};
export type ListStoredPortionsErrors = {
    /**
     * Messages by field, with `non_field_errors` for problems that concern several fields together. A plan that the rules do not allow at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that they do not allow has `refused`, with its `reason`, a `message`, what to do `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or invalid ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * Not found, or it belongs to someone else.
     */
    404: {
        detail: string;
    };
    /**
     * The path does not support this method; `Allow` lists those it does.
     */
    405: {
        detail: string;
    };
    /**
     * The Accept header cannot be satisfied.
     */
    406: {
        detail: string;
    };
    /**
     * An error on our side, logged under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Temporarily unavailable; `Retry-After` says when to try again.
     */
    503: {
        detail: string;
    };
};
export type ListStoredPortionsError = ListStoredPortionsErrors[keyof ListStoredPortionsErrors];
export type ListStoredPortionsResponses = {
    /**
     * One page of portions.
     */
    200: {
        count: number;
        next: string | null;
        previous: string | null;
        results: Array<{
            id: string;
            baby: string;
            recipe: string;
            /**
             * Path of the recipe’s page, for a library recipe.
             */
            slug: string | null;
            title: string;
            /**
             * Weight of one portion.
             */
            grams: number;
            /**
             * How many are left.
             */
            portions: number;
            place: 'fridge' | 'freezer';
            cooked_on: string;
            /**
             * The last day on which a portion is safe to serve.
             */
            eat_by: string;
            made_by: {
                id: string;
                /**
                 * Their display name; empty if they gave no name.
                 */
                name: string;
                /**
                 * Null if they no longer look after the baby.
                 */
                role: 'parent' | 'carer' | null;
                is_me: boolean;
            } | null;
            created_at: string;
            updated_at: string;
        }>;
    };
};
export type ListStoredPortionsResponse = ListStoredPortionsResponses[keyof ListStoredPortionsResponses];
export type StorePortionsData = {
    body: {
        baby: string;
        /**
         * Id of a recipe.
         */
        recipe: string;
        /**
         * Weight of one portion.
         */
        grams: number;
        portions: number;
        place: 'fridge' | 'freezer';
        cooked_on: string;
    };
    headers?: {
        /**
         * Sending the same key and body again returns the first response and creates nothing.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/nutriai/stored-portions';
};
export type StorePortionsErrors = {
    /**
     * Messages by field, with `non_field_errors` for problems that concern several fields together. A plan that the rules do not allow at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that they do not allow has `refused`, with its `reason`, a `message`, what to do `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or invalid ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * The path does not support this method; `Allow` lists those it does.
     */
    405: {
        detail: string;
    };
    /**
     * The Accept header cannot be satisfied.
     */
    406: {
        detail: string;
    };
    /**
     * Already done, or the key was used with a different body.
     */
    409: {
        detail: string;
    };
    /**
     * Too many calls; `Retry-After` says when to try again.
     */
    429: {
        detail: string;
    };
    /**
     * An error on our side, logged under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Temporarily unavailable; `Retry-After` says when to try again.
     */
    503: {
        detail: string;
    };
};
export type StorePortionsError = StorePortionsErrors[keyof StorePortionsErrors];
export type StorePortionsResponses = {
    /**
     * The portions.
     */
    201: {
        id: string;
        baby: string;
        recipe: string;
        /**
         * Path of the recipe’s page, for a library recipe.
         */
        slug: string | null;
        title: string;
        /**
         * Weight of one portion.
         */
        grams: number;
        /**
         * How many are left.
         */
        portions: number;
        place: 'fridge' | 'freezer';
        cooked_on: string;
        /**
         * The last day on which a portion is safe to serve.
         */
        eat_by: string;
        made_by: {
            id: string;
            /**
             * Their display name; empty if they gave no name.
             */
            name: string;
            /**
             * Null if they no longer look after the baby.
             */
            role: 'parent' | 'carer' | null;
            is_me: boolean;
        } | null;
        created_at: string;
        updated_at: string;
    };
};
export type StorePortionsResponse = StorePortionsResponses[keyof StorePortionsResponses];
export type ListDropsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page number, counted from 1.
         */
        page?: number;
        /**
         * The default is 20, the maximum 100.
         */
        page_size?: number;
        baby?: string;
        /**
         * IANA name of the time zone that days are counted in; the default is UTC.
         */
        time_zone?: string;
        /**
         * The default is today.
         */
        date?: string;
    };
    url: '/api/nutriai/drops';
};
export type ListDropsErrors = {
    /**
     * Messages by field, with `non_field_errors` for problems that concern several fields together. A plan that the rules do not allow at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that they do not allow has `refused`, with its `reason`, a `message`, what to do `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or invalid ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * Not found, or it belongs to someone else.
     */
    404: {
        detail: string;
    };
    /**
     * The path does not support this method; `Allow` lists those it does.
     */
    405: {
        detail: string;
    };
    /**
     * The Accept header cannot be satisfied.
     */
    406: {
        detail: string;
    };
    /**
     * An error on our side, logged under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Temporarily unavailable; `Retry-After` says when to try again.
     */
    503: {
        detail: string;
    };
};
export type ListDropsError = ListDropsErrors[keyof ListDropsErrors];
export type ListDropsResponses = {
    /**
     * One page of drops and medicines.
     */
    200: {
        count: number;
        next: string | null;
        previous: string | null;
        results: Array<{
            id: string;
            baby: string;
            /**
             * In the family’s own words, such as “Vitamin D”.
             */
            name: string;
            /**
             * In the family’s own words, such as “1 drop”. We never check or suggest an amount.
             */
            amount: string;
            weekdays: Array<'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'>;
            /**
             * HH:MM on the family’s clock.
             */
            time: string | null;
            /**
             * Goes down by one with each dose given; null if doses are not counted.
             */
            doses_left: number | null;
            /**
             * What to do straight away, where the words of the entry tell of an emergency; show it first. Not there otherwise.
             */
            emergency_text?: string;
            /**
             * The schedule on the requested date, in the given time zone.
             */
            day: {
                date: string;
                is_due: boolean;
                /**
                 * How many due days in a row before this date it was given.
                 */
                streak_before: number;
                /**
                 * Due days, of the seven before this date, with no dose logged; earliest first.
                 */
                missed: Array<string>;
            };
            made_by: {
                id: string;
                /**
                 * Their display name; empty if they gave no name.
                 */
                name: string;
                /**
                 * Null if they no longer look after the baby.
                 */
                role: 'parent' | 'carer' | null;
                is_me: boolean;
            } | null;
            created_at: string;
            updated_at: string;
        }>;
    };
};
export type ListDropsResponse = ListDropsResponses[keyof ListDropsResponses];
export type ListGivenDropsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page number, counted from 1.
         */
        page?: number;
        /**
         * The default is 20, the maximum 100.
         */
        page_size?: number;
        /**
         * By the time, amount_ml of water, created_at; with a leading - for descending order, several separated by commas.
         */
        ordering?: string;
        baby?: string;
        /**
         * The first day.
         */
        from?: string;
        /**
         * The last day.
         */
        to?: string;
        /**
         * IANA name of the time zone that days are counted in; the default is UTC.
         */
        time_zone?: string;
    };
    url: '/api/nutriai/given-drops';
};
export type ListGivenDropsErrors = {
    /**
     * Messages by field, with `non_field_errors` for problems that concern several fields together. A plan that the rules do not allow at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that they do not allow has `refused`, with its `reason`, a `message`, what to do `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or invalid ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * Not found, or it belongs to someone else.
     */
    404: {
        detail: string;
    };
    /**
     * The path does not support this method; `Allow` lists those it does.
     */
    405: {
        detail: string;
    };
    /**
     * The Accept header cannot be satisfied.
     */
    406: {
        detail: string;
    };
    /**
     * An error on our side, logged under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Temporarily unavailable; `Retry-After` says when to try again.
     */
    503: {
        detail: string;
    };
};
export type ListGivenDropsError = ListGivenDropsErrors[keyof ListGivenDropsErrors];
export type ListGivenDropsResponses = {
    /**
     * One page of entries.
     */
    200: {
        count: number;
        next: string | null;
        previous: string | null;
        results: Array<{
            id: string;
            baby: string;
            /**
             * Null once it has been removed from the list.
             */
            drop: string | null;
            /**
             * As it was on the list when the dose was logged.
             */
            name: string;
            amount: string;
            given_at: string;
            made_by: {
                id: string;
                /**
                 * Their display name; empty if they gave no name.
                 */
                name: string;
                /**
                 * Null if they no longer look after the baby.
                 */
                role: 'parent' | 'carer' | null;
                is_me: boolean;
            } | null;
            created_at: string;
            updated_at: string;
        }>;
    };
};
export type ListGivenDropsResponse = ListGivenDropsResponses[keyof ListGivenDropsResponses];
export type AddGivenDropData = {
    body: {
        baby: string;
        drop: string;
        given_at: string;
    };
    headers?: {
        /**
         * Sending the same key and body again returns the first response and creates nothing.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/nutriai/given-drops';
};
export type AddGivenDropErrors = {
    /**
     * Messages by field, with `non_field_errors` for problems that concern several fields together. A plan that the rules do not allow at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that they do not allow has `refused`, with its `reason`, a `message`, what to do `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or invalid ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * The path does not support this method; `Allow` lists those it does.
     */
    405: {
        detail: string;
    };
    /**
     * The Accept header cannot be satisfied.
     */
    406: {
        detail: string;
    };
    /**
     * Already done, or the key was used with a different body.
     */
    409: {
        detail: string;
    };
    /**
     * Too many calls; `Retry-After` says when to try again.
     */
    429: {
        detail: string;
    };
    /**
     * An error on our side, logged under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Temporarily unavailable; `Retry-After` says when to try again.
     */
    503: {
        detail: string;
    };
};
export type AddGivenDropError = AddGivenDropErrors[keyof AddGivenDropErrors];
export type AddGivenDropResponses = {
    /**
     * The entry.
     */
    201: {
        id: string;
        baby: string;
        /**
         * Null once it has been removed from the list.
         */
        drop: string | null;
        /**
         * As it was on the list when the dose was logged.
         */
        name: string;
        amount: string;
        given_at: string;
        made_by: {
            id: string;
            /**
             * Their display name; empty if they gave no name.
             */
            name: string;
            /**
             * Null if they no longer look after the baby.
             */
            role: 'parent' | 'carer' | null;
            is_me: boolean;
        } | null;
        created_at: string;
        updated_at: string;
    };
};
export type AddGivenDropResponse = AddGivenDropResponses[keyof AddGivenDropResponses];
export type ReadCalendarData = {
    body?: never;
    path: {
        address: string;
    };
    query?: never;
    url: '/api/calendars/{address}';
};
export type ReadCalendarErrors = {
    /**
     * Not found, or it belongs to someone else.
     */
    404: {
        detail: string;
    };
    /**
     * The path does not support this method; `Allow` lists those it does.
     */
    405: {
        detail: string;
    };
    /**
     * The Accept header cannot be satisfied.
     */
    406: {
        detail: string;
    };
    /**
     * Too many calls; `Retry-After` says when to try again.
     */
    429: {
        detail: string;
    };
    /**
     * An error on our side, logged under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Temporarily unavailable; `Retry-After` says when to try again.
     */
    503: {
        detail: string;
    };
};
export type ReadCalendarError = ReadCalendarErrors[keyof ReadCalendarErrors];
export type ReadCalendarResponses = {
    /**
     * The calendar.
     */
    200: string;
};
export type ReadCalendarResponse = ReadCalendarResponses[keyof ReadCalendarResponses];
export type ReadTodayData = {
    body?: never;
    path: {
        id: string;
    };
    query?: {
        /**
         * IANA name of the time zone that days are counted in; the default is UTC.
         */
        time_zone?: string;
        /**
         * The default is today.
         */
        date?: string;
    };
    url: '/api/nutriai/baby-profiles/{id}/today';
};
export type ReadTodayErrors = {
    /**
     * Messages by field, with `non_field_errors` for problems that concern several fields together. A plan that the rules do not allow at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that they do not allow has `refused`, with its `reason`, a `message`, what to do `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or invalid ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * Not found, or it belongs to someone else.
     */
    404: {
        detail: string;
    };
    /**
     * The path does not support this method; `Allow` lists those it does.
     */
    405: {
        detail: string;
    };
    /**
     * The Accept header cannot be satisfied.
     */
    406: {
        detail: string;
    };
    /**
     * Too many calls; `Retry-After` says when to try again.
     */
    429: {
        detail: string;
    };
    /**
     * An error on our side, logged under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Temporarily unavailable; `Retry-After` says when to try again.
     */
    503: {
        detail: string;
    };
};
export type ReadTodayError = ReadTodayErrors[keyof ReadTodayErrors];
export type ReadTodayResponses = {
    /**
     * The day so far.
     */
    200: {
        baby: string;
        date: string;
        is_today: boolean;
        age_months: number;
        corrected_age_months: number | null;
        /**
         * For this day’s meals and the last seven days’ reactions: what to watch for, and who to call. The most urgent comes first.
         */
        alerts: Array<{
            /**
             * Stable; the subject follows a colon: `gate:honey`.
             */
            id: string;
            /**
             * `urgent`: call an ambulance, or see a doctor today. `see_someone`: ask a doctor or health visitor. `watch`: something to change. `tip`: good to know.
             */
            severity: 'urgent' | 'see_someone' | 'watch' | 'tip';
            title: string;
            advice: string;
            /**
             * Show the emergency numbers before anything else.
             */
            emergency: boolean;
            source: {
                org: string;
                title: string;
                year: number;
                url: string;
            };
        }>;
        /**
         * Something other than milk and drinks was logged.
         */
        is_logged: boolean;
        /**
         * Null after 36 months, where our reference intakes end.
         */
        milk: {
            ml: number;
            /**
             * Amounts taken at the breast cannot be measured.
             */
            estimated: boolean;
            /**
             * Logged feeds.
             */
            feeds: number;
            breast_ml: number;
            formula_ml: number;
            other_ml: number;
            /**
             * If the guidance gives a range.
             */
            usual: {
                min_ml: number;
                max_ml: number;
            } | null;
        } | null;
        /**
         * The day so far against a whole day’s need, iron first. Empty until something is logged.
         */
        nutrients: Array<{
            code: 'energy_kcal' | 'protein_g' | 'fat_g' | 'saturated_fat_g' | 'linoleic_g' | 'ala_g' | 'epa_dha_g' | 'carbohydrate_g' | 'fibre_g' | 'sugars_g' | 'water_g' | 'calcium_mg' | 'iron_mg' | 'zinc_mg' | 'magnesium_mg' | 'phosphorus_mg' | 'potassium_mg' | 'sodium_mg' | 'selenium_ug' | 'vitamin_a_ug' | 'retinol_ug' | 'vitamin_c_mg' | 'vitamin_d_ug' | 'vitamin_e_mg' | 'vitamin_k_ug' | 'thiamin_mg' | 'riboflavin_mg' | 'niacin_mg' | 'vitamin_b6_mg' | 'folate_ug' | 'vitamin_b12_ug' | 'choline_mg';
            name: string;
            unit: string;
            /**
             * Null if nothing eaten has been analysed for it.
             */
            have: number | null;
            need: number;
            from_milk: number;
            /**
             * Something eaten could not be counted, so the true amount is higher.
             */
            at_least: boolean;
            status: 'covered' | 'close' | 'low' | 'no_data';
            /**
             * Foods this baby may have that provide it; null if it is not low.
             */
            helps: string | null;
            source: {
                org: string;
                title: string;
                year: number;
                url: string;
            };
        }>;
        /**
         * The totals include assumed weights.
         */
        has_estimates: boolean;
        /**
         * WHO’s eight food groups, from 6 to 23 months; null at other ages or if nothing is logged.
         */
        groups: {
            had: Array<'breast_milk' | 'grains_roots_tubers' | 'pulses_nuts_seeds' | 'dairy' | 'flesh_foods' | 'eggs' | 'vita_fruits_veg' | 'other_fruits_veg' | 'fats_oils' | 'other'>;
            /**
             * Milk is counted because the profile says so, without a logged feed.
             */
            milk_assumed: boolean;
            wanted: number;
            solid_feeds: number;
            solid_feeds_wanted: number;
            source: {
                org: string;
                title: string;
                year: number;
                url: string;
            };
        } | null;
        water: {
            /**
             * Logged as drinks or as part of meals.
             */
            plain_ml: number;
            /**
             * The part of `plain_ml` that was logged in meals.
             */
            with_meals_ml: number;
            band: {
                min_ml: number;
                max_ml: number;
            } | null;
            warn_above_ml: number;
            status: 'not_yet' | 'below' | 'within' | 'above' | 'no_data';
            advice: string;
            sources: Array<{
                org: string;
                title: string;
                year: number;
                url: string;
            }>;
        } | null;
    };
};
export type ReadTodayResponse = ReadTodayResponses[keyof ReadTodayResponses];
export type ListMealPlansData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page number, counted from 1.
         */
        page?: number;
        /**
         * The default is 20, the maximum 100.
         */
        page_size?: number;
        /**
         * By start_date, created_at; with a leading - for descending order, several separated by commas.
         */
        ordering?: string;
        baby?: string;
        /**
         * Plans that include this day.
         */
        on?: string;
    };
    url: '/api/nutriai/meal-plans';
};
export type ListMealPlansErrors = {
    /**
     * Messages by field, with `non_field_errors` for problems that concern several fields together. A plan that the rules do not allow at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that they do not allow has `refused`, with its `reason`, a `message`, what to do `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or invalid ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * Not found, or it belongs to someone else.
     */
    404: {
        detail: string;
    };
    /**
     * The path does not support this method; `Allow` lists those it does.
     */
    405: {
        detail: string;
    };
    /**
     * The Accept header cannot be satisfied.
     */
    406: {
        detail: string;
    };
    /**
     * An error on our side, logged under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Temporarily unavailable; `Retry-After` says when to try again.
     */
    503: {
        detail: string;
    };
};
export type ListMealPlansError = ListMealPlansErrors[keyof ListMealPlansErrors];
export type ListMealPlansResponses = {
    /**
     * One page of plans.
     */
    200: {
        count: number;
        next: string | null;
        previous: string | null;
        results: Array<{
            id: string;
            baby: string;
            start_date: string;
            end_date: string;
            /**
             * A dish is unsafe given the current profile or log: make a new plan for the rest.
             */
            is_outdated: boolean;
            /**
             * Increases with every change to the meals.
             */
            version: number;
            made_by: {
                id: string;
                /**
                 * Their display name; empty if they gave no name.
                 */
                name: string;
                /**
                 * Null if they no longer look after the baby.
                 */
                role: 'parent' | 'carer' | null;
                is_me: boolean;
            } | null;
            created_at: string;
            updated_at: string;
            days: Array<{
                date: string;
                slots: Array<{
                    kind: 'breakfast' | 'lunch' | 'dinner' | 'snack';
                    /**
                     * null if nothing fits; `why` says why.
                     */
                    recipe: string | null;
                    /**
                     * Path of the recipe’s page.
                     */
                    slug: string | null;
                    title: string;
                    grams: number;
                    /**
                     * The weight in household measures.
                     */
                    portion: string;
                    /**
                     * How to serve it at this age.
                     */
                    texture: string;
                    /**
                     * `block` if the profile or the log has changed since, so that the dish is now unsafe.
                     */
                    verdict: 'allow' | 'allow_with_preparation' | 'block' | null;
                    locked: boolean;
                    /**
                     * The day the batch was cooked.
                     */
                    leftover_of?: string;
                    /**
                     * How many times the recipe is made at once; missing: once.
                     */
                    batches?: number;
                    why?: string;
                }>;
            }>;
            /**
             * Allergens that are new to the baby.
             */
            introductions: Array<{
                date: string;
                allergen: 'milk' | 'egg' | 'peanut' | 'tree_nuts' | 'wheat' | 'gluten' | 'soy' | 'sesame' | 'fish' | 'crustaceans' | 'molluscs' | 'celery' | 'mustard' | 'lupin' | 'sulphites';
                recipe: string;
                how: string;
            }>;
        }>;
    };
};
export type ListMealPlansResponse = ListMealPlansResponses[keyof ListMealPlansResponses];
export type ReadMealPlanData = {
    body?: never;
    path: {
        id: string;
    };
    query?: {
        format?: 'json' | 'ics';
    };
    url: '/api/nutriai/meal-plans/{id}';
};
export type ReadMealPlanErrors = {
    /**
     * Messages by field, with `non_field_errors` for problems that concern several fields together. A plan that the rules do not allow at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that they do not allow has `refused`, with its `reason`, a `message`, what to do `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or invalid ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * Not found, or it belongs to someone else.
     */
    404: {
        detail: string;
    };
    /**
     * The path does not support this method; `Allow` lists those it does.
     */
    405: {
        detail: string;
    };
    /**
     * The Accept header cannot be satisfied.
     */
    406: {
        detail: string;
    };
    /**
     * An error on our side, logged under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Temporarily unavailable; `Retry-After` says when to try again.
     */
    503: {
        detail: string;
    };
};
export type ReadMealPlanError = ReadMealPlanErrors[keyof ReadMealPlanErrors];
export type ReadMealPlanResponses = {
    /**
     * The plan.
     */
    200: {
        id: string;
        baby: string;
        start_date: string;
        end_date: string;
        /**
         * A dish is unsafe given the current profile or log: make a new plan for the rest.
         */
        is_outdated: boolean;
        /**
         * Increases with every change to the meals.
         */
        version: number;
        made_by: {
            id: string;
            /**
             * Their display name; empty if they gave no name.
             */
            name: string;
            /**
             * Null if they no longer look after the baby.
             */
            role: 'parent' | 'carer' | null;
            is_me: boolean;
        } | null;
        created_at: string;
        updated_at: string;
        days: Array<{
            date: string;
            slots: Array<{
                kind: 'breakfast' | 'lunch' | 'dinner' | 'snack';
                /**
                 * null if nothing fits; `why` says why.
                 */
                recipe: string | null;
                /**
                 * Path of the recipe’s page.
                 */
                slug: string | null;
                title: string;
                grams: number;
                /**
                 * The weight in household measures.
                 */
                portion: string;
                /**
                 * How to serve it at this age.
                 */
                texture: string;
                /**
                 * `block` if the profile or the log has changed since, so that the dish is now unsafe.
                 */
                verdict: 'allow' | 'allow_with_preparation' | 'block' | null;
                locked: boolean;
                /**
                 * The day the batch was cooked.
                 */
                leftover_of?: string;
                /**
                 * How many times the recipe is made at once; missing: once.
                 */
                batches?: number;
                why?: string;
                nutrients: {
                    [key: string]: number;
                };
            }>;
            /**
             * In the day’s food, without milk.
             */
            totals: {
                [key: string]: number;
            };
            /**
             * What food should provide in a day.
             */
            targets: {
                [key: string]: number;
            };
            food_groups: Array<'breast_milk' | 'grains_roots_tubers' | 'pulses_nuts_seeds' | 'dairy' | 'flesh_foods' | 'eggs' | 'vita_fruits_veg' | 'other_fruits_veg'>;
        }>;
        /**
         * In the order you find them in a shop.
         */
        shopping_list: Array<{
            food: string;
            name: string;
            aisle: 'fruit_and_vegetables' | 'meat_and_fish' | 'dairy_and_eggs' | 'bread_and_cereals' | 'pulses_nuts_and_seeds' | 'oils_and_fats' | 'herbs_and_spices' | 'other';
            /**
             * For all batches of the recipes.
             */
            grams: number;
            /**
             * The same amount as sold in a shop: pieces, tins, grams dry or raw.
             */
            buy?: Array<{
                amount: number;
                unit: 'piece' | 'tin' | 'g' | 'ml';
            }>;
            /**
             * Spices and oils that most kitchens have.
             */
            cupboard?: boolean;
            recipes: Array<string>;
            in_pantry: boolean;
        }>;
        shortfalls: Array<{
            nutrient: 'energy_kcal' | 'protein_g' | 'fat_g' | 'saturated_fat_g' | 'linoleic_g' | 'ala_g' | 'epa_dha_g' | 'carbohydrate_g' | 'fibre_g' | 'sugars_g' | 'water_g' | 'calcium_mg' | 'iron_mg' | 'zinc_mg' | 'magnesium_mg' | 'phosphorus_mg' | 'potassium_mg' | 'sodium_mg' | 'selenium_ug' | 'vitamin_a_ug' | 'retinol_ug' | 'vitamin_c_mg' | 'vitamin_d_ug' | 'vitamin_e_mg' | 'vitamin_k_ug' | 'thiamin_mg' | 'riboflavin_mg' | 'niacin_mg' | 'vitamin_b6_mg' | 'folate_ug' | 'vitamin_b12_ug' | 'choline_mg' | 'free_sugars_g' | 'food_groups' | 'meals';
            /**
             * Average per day, from food.
             */
            have: number;
            need: number;
            /**
             * Share of the need; above 1 for a limit that is exceeded.
             */
            share: number;
            share_with_milk?: number;
            /**
             * The most that any week of these recipes could provide.
             */
            best_share?: number;
            why: string;
            what_helps: Array<string>;
            sources: Array<{
                org: string;
                title: string;
                year: number;
                url: string;
            }>;
        }>;
        /**
         * Allergens that are new to the baby.
         */
        introductions: Array<{
            date: string;
            allergen: 'milk' | 'egg' | 'peanut' | 'tree_nuts' | 'wheat' | 'gluten' | 'soy' | 'sesame' | 'fish' | 'crustaceans' | 'molluscs' | 'celery' | 'mustard' | 'lupin' | 'sulphites';
            recipe: string;
            how: string;
        }>;
        supplements: Array<{
            id: string;
            advice: string;
            gives?: {
                [key: string]: number;
            };
            source: {
                org: string;
                title: string;
                year: number;
                url: string;
            };
        }>;
        notes: Array<string>;
        /**
         * Points out of 100.
         */
        objective: number;
        /**
         * Proven upper bound on the relative distance to the best possible plan.
         */
        gap: number;
        choices: {
            days: number;
            /**
             * Meals a day; the fourth and fifth are small. null: the usual number for the age.
             */
            meals_per_day: number | null;
            /**
             * null: the usual number for the age.
             */
            snacks: number | null;
            /**
             * Foods at home to use first: ids or words.
             */
            pantry: Array<string>;
            /**
             * Longest time for a dish from Monday to Friday, in minutes.
             */
            max_minutes: number | null;
            /**
             * Most minutes of work in the kitchen in a day; leftovers take none.
             */
            cooking_minutes: number;
            /**
             * Adults who eat too: the shopping list adds one batch for each.
             */
            grown_ups: number;
            /**
             * What to leave out of this plan: foods as ids or words, or recipe ids.
             */
            exclude: Array<string>;
            seed: number;
        };
        /**
         * Foods ticked off on the shopping list.
         */
        checked: Array<string>;
        solved_ms: number;
    };
};
export type ReadMealPlanResponse = ReadMealPlanResponses[keyof ReadMealPlanResponses];
export type ReadInsightsData = {
    body?: never;
    path: {
        id: string;
    };
    query?: {
        /**
         * IANA name of the time zone that days are counted in; the default is UTC.
         */
        time_zone?: string;
        /**
         * The default is 7.
         */
        days?: '7' | '14' | '30';
    };
    url: '/api/nutriai/insights/{id}';
};
export type ReadInsightsErrors = {
    /**
     * Messages by field, with `non_field_errors` for problems that concern several fields together. A plan that the rules do not allow at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that they do not allow has `refused`, with its `reason`, a `message`, what to do `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or invalid ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * Not found, or it belongs to someone else.
     */
    404: {
        detail: string;
    };
    /**
     * The path does not support this method; `Allow` lists those it does.
     */
    405: {
        detail: string;
    };
    /**
     * The Accept header cannot be satisfied.
     */
    406: {
        detail: string;
    };
    /**
     * Too many calls; `Retry-After` says when to try again.
     */
    429: {
        detail: string;
    };
    /**
     * An error on our side, logged under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Temporarily unavailable; `Retry-After` says when to try again.
     */
    503: {
        detail: string;
    };
};
export type ReadInsightsError = ReadInsightsErrors[keyof ReadInsightsErrors];
export type ReadInsightsResponses = {
    /**
     * The result.
     */
    200: {
        baby: string;
        today: string;
        from: string;
        to: string;
        age_months: number;
        corrected_age_months: number | null;
        /**
         * The totals of the period include assumed weights or assumed milk.
         */
        has_estimates: boolean;
        /**
         * Days with a meal other than milk; means are taken over these.
         */
        logged_days: number;
        /**
         * The most urgent comes first.
         */
        alerts: Array<{
            /**
             * Stable; the subject follows a colon: `gate:honey`.
             */
            id: string;
            /**
             * `urgent`: call an ambulance, or see a doctor today. `see_someone`: ask a doctor or health visitor. `watch`: something to change. `tip`: good to know.
             */
            severity: 'urgent' | 'see_someone' | 'watch' | 'tip';
            title: string;
            advice: string;
            /**
             * Show the emergency numbers before anything else.
             */
            emergency: boolean;
            source: {
                org: string;
                title: string;
                year: number;
                url: string;
            };
        }>;
        /**
         * Intake against need, iron and vitamin D first; empty under six months or if no day is logged.
         */
        nutrients: Array<{
            code: 'energy_kcal' | 'protein_g' | 'fat_g' | 'saturated_fat_g' | 'linoleic_g' | 'ala_g' | 'epa_dha_g' | 'carbohydrate_g' | 'fibre_g' | 'sugars_g' | 'water_g' | 'calcium_mg' | 'iron_mg' | 'zinc_mg' | 'magnesium_mg' | 'phosphorus_mg' | 'potassium_mg' | 'sodium_mg' | 'selenium_ug' | 'vitamin_a_ug' | 'retinol_ug' | 'vitamin_c_mg' | 'vitamin_d_ug' | 'vitamin_e_mg' | 'vitamin_k_ug' | 'thiamin_mg' | 'riboflavin_mg' | 'niacin_mg' | 'vitamin_b6_mg' | 'folate_ug' | 'vitamin_b12_ug' | 'choline_mg';
            name: string;
            unit: string;
            /**
             * Per day, the mean of the logged days. Null if nothing is known.
             */
            have: number | null;
            /**
             * Per day, the mean of the same days.
             */
            need: number;
            /**
             * have ÷ need
             */
            share: number | null;
            /**
             * The known part of the amount.
             */
            lower: number;
            /**
             * Null if the amount in something eaten is unknown: the true mean is `lower` or more.
             */
            upper: number | null;
            /**
             * Of `have`.
             */
            from_milk: number;
            /**
             * Of `have`: from assumed weights, and from milk whose amount was not logged.
             */
            estimated: number;
            /**
             * Share of the food eaten that has been analysed for this nutrient, 0 to 1.
             */
            coverage: number;
            status: 'covered' | 'close' | 'low' | 'no_data';
            /**
             * Tolerable upper intake level, where it includes intake from food.
             */
            upper_level: number | null;
            source: {
                org: string;
                title: string;
                year: number;
                url: string;
            };
            /**
             * Logged days, oldest first.
             */
            by_day: Array<{
                date: string;
                have: number | null;
                from_milk: number;
                need: number;
            }>;
        }>;
        /**
         * Salt, sugars and other things to limit.
         */
        limits: Array<{
            id: 'sodium' | 'added_sugars' | 'retinol' | 'juice' | 'cows_milk_drink';
            unit: 'mg' | 'g' | 'µg' | 'ml';
            /**
             * The known amount per day, the mean of the logged days.
             */
            lower: number;
            /**
             * The highest it can be; null if the amount in something eaten is unknown.
             */
            upper: number | null;
            max: number;
            status: 'within' | 'above' | 'no_data';
            note: string;
            /**
             * Names of the foods it comes from.
             */
            foods: Array<string>;
            sources: Array<{
                org: string;
                title: string;
                year: number;
                url: string;
            }>;
        }>;
        /**
         * The period day by day, oldest first; empty after 36 months.
         */
        days: Array<{
            date: string;
            age_months: number;
            /**
             * At least one meal other than milk.
             */
            logged: boolean;
            meals: number;
            milk: {
                ml: number;
                estimated: boolean;
                /**
                 * Milk feeds in the log.
                 */
                feeds: number;
                parts: Array<{
                    milk: 'breast' | 'formula' | 'cow' | 'other';
                    ml: number;
                    volume: 'logged' | 'estimated';
                }>;
            };
            /**
             * Milk and food together. Unknown amounts are left out.
             */
            nutrients: {
                [key: string]: number;
            };
            /**
             * Of `nutrients`.
             */
            from_milk: {
                [key: string]: number;
            };
            /**
             * Nutrients whose true amount is higher.
             */
            at_least: Array<'energy_kcal' | 'protein_g' | 'fat_g' | 'saturated_fat_g' | 'linoleic_g' | 'ala_g' | 'epa_dha_g' | 'carbohydrate_g' | 'fibre_g' | 'sugars_g' | 'water_g' | 'calcium_mg' | 'iron_mg' | 'zinc_mg' | 'magnesium_mg' | 'phosphorus_mg' | 'potassium_mg' | 'sodium_mg' | 'selenium_ug' | 'vitamin_a_ug' | 'retinol_ug' | 'vitamin_c_mg' | 'vitamin_d_ug' | 'vitamin_e_mg' | 'vitamin_k_ug' | 'thiamin_mg' | 'riboflavin_mg' | 'niacin_mg' | 'vitamin_b6_mg' | 'folate_ug' | 'vitamin_b12_ug' | 'choline_mg'>;
            not_counted: Array<{
                text: string;
                reason: 'unknown_food' | 'no_weight' | 'no_composition';
                nearest: Array<string>;
            }>;
            /**
             * What is counted as a usual portion.
             */
            usual_portions: Array<string>;
        }>;
        /**
         * Null after 36 months.
         */
        milk: {
            feeding: 'breast' | 'formula' | 'mixed' | 'none';
            /**
             * Over the days with meals in the log, as the nutrients; if there are none, over days with feeds, or over all. Null if none is known.
             */
            mean_ml: number | null;
            estimated: boolean;
            /**
             * What a baby of this age usually drinks.
             */
            usual_ml: number;
            range_ml: {
                min: number;
                max: number;
            } | null;
            /**
             * Of `usual_ml`.
             */
            kcal: number;
            sources: Array<{
                org: string;
                title: string;
                year: number;
                url: string;
            }>;
        } | null;
        /**
         * WHO’s indicators, 6 to 23 months.
         */
        who: {
            /**
             * Logged days at 6 to 23 months, oldest first.
             */
            days: Array<{
                date: string;
                groups: Array<'breast_milk' | 'grains_roots_tubers' | 'pulses_nuts_seeds' | 'dairy' | 'flesh_foods' | 'eggs' | 'vita_fruits_veg' | 'other_fruits_veg'>;
                /**
                 * Milk is listed because the profile says so, without a logged feed.
                 */
                milk_assumed: boolean;
                solid_feeds: number;
                milk_feeds: number;
                /**
                 * Minimum dietary diversity: five of eight groups.
                 */
                mdd: boolean;
                /**
                 * Minimum meal frequency.
                 */
                mmf: boolean | null;
                mmf_needs: number;
                /**
                 * Minimum milk feeding frequency; does not apply to breastfed children.
                 */
                mmff: boolean | null;
                /**
                 * Minimum acceptable diet.
                 */
                mad: boolean | null;
                /**
                 * Egg or flesh food.
                 */
                eff: boolean;
                /**
                 * No vegetable and no fruit.
                 */
                zvf: boolean;
                /**
                 * A sweet drink.
                 */
                swb: boolean;
            }>;
            summary: {
                /**
                 * How many of the days with enough information.
                 */
                mdd: {
                    days: number;
                    of: number;
                };
                /**
                 * How many of the days with enough information.
                 */
                mmf: {
                    days: number;
                    of: number;
                };
                /**
                 * How many of the days with enough information.
                 */
                mmff: {
                    days: number;
                    of: number;
                };
                /**
                 * How many of the days with enough information.
                 */
                mad: {
                    days: number;
                    of: number;
                };
                /**
                 * How many of the days with enough information.
                 */
                eff: {
                    days: number;
                    of: number;
                };
                /**
                 * How many of the days with enough information.
                 */
                zvf: {
                    days: number;
                    of: number;
                };
                /**
                 * How many of the days with enough information.
                 */
                swb: {
                    days: number;
                    of: number;
                };
            };
            source: {
                org: string;
                title: string;
                year: number;
                url: string;
            };
        } | null;
        /**
         * Null after 36 months.
         */
        water: {
            days: Array<{
                date: string;
                plain_ml: number;
                /**
                 * From milk and food; null without a logged meal.
                 */
                total_ml: number | null;
            }>;
            /**
             * Mean of the days on which plain water was logged.
             */
            plain_ml: number | null;
            /**
             * Mean of the days on which a meal was logged.
             */
            total_ml: number | null;
            total_need_ml: number;
            /**
             * Usual plain water at this age; null under six months.
             */
            band_ml: {
                min: number;
                max: number;
            } | null;
            warn_above_ml: number;
            status: 'not_yet' | 'below' | 'within' | 'above' | 'no_data';
            advice: string;
            sources: Array<{
                org: string;
                title: string;
                year: number;
                url: string;
            }>;
        } | null;
        allergens: {
            exposures: Array<{
                code: 'milk' | 'egg' | 'peanut' | 'tree_nuts' | 'wheat' | 'gluten' | 'soy' | 'sesame' | 'fish' | 'crustaceans' | 'molluscs' | 'celery' | 'mustard' | 'lupin' | 'sulphites';
                name: string;
                /**
                 * `reacted`: a reaction to it was recorded. `suspected`: a meal that contained it was followed by a reaction, and no food was named as the cause.
                 */
                status: 'allergic' | 'reacted' | 'suspected' | 'tolerated' | 'not_yet';
                first: string | null;
                last: string | null;
                /**
                 * Days on which it was eaten.
                 */
                times: number;
                /**
                 * The worst reaction recorded as due to it.
                 */
                reaction: 'none' | 'mild' | 'severe';
                /**
                 * The worst reaction for which no food was named.
                 */
                suspicion: 'none' | 'mild' | 'severe';
                /**
                 * Eaten before the baby was added here, on a day that is not known.
                 */
                is_undated: boolean;
                /**
                 * In the last week, for a tolerated allergen.
                 */
                kept_up: boolean | null;
            }>;
            /**
             * New ones in the order to introduce them, three days apart.
             */
            due: Array<{
                code: 'milk' | 'egg' | 'peanut' | 'tree_nuts' | 'wheat' | 'gluten' | 'soy' | 'sesame' | 'fish' | 'crustaceans' | 'molluscs' | 'celery' | 'mustard' | 'lupin' | 'sulphites';
                name: string;
                from: string;
                how: string;
                /**
                 * Talk to a doctor first.
                 */
                ask_first: boolean;
            }>;
            /**
             * Tolerated, but not eaten in the last week.
             */
            offer_again: Array<'milk' | 'egg' | 'peanut' | 'tree_nuts' | 'wheat' | 'gluten' | 'soy' | 'sesame' | 'fish' | 'crustaceans' | 'molluscs' | 'celery' | 'mustard' | 'lupin' | 'sulphites'>;
            /**
             * Why no new allergen is due.
             */
            paused: string | null;
            advice: string;
            sources: Array<{
                org: string;
                title: string;
                year: number;
                url: string;
            }>;
        };
        growth: {
            /**
             * Born before 37 weeks: points are plotted by the due date until two years.
             */
            is_corrected: boolean;
            /**
             * One chart for each indicator; if the sex is not given, one for girls and then one for boys.
             */
            series: Array<{
                indicator: 'weight_for_age' | 'length_for_age' | 'weight_for_length' | 'bmi_for_age' | 'head_circumference_for_age';
                /**
                 * Whether the chart is for girls or for boys.
                 */
                sex: 'female' | 'male';
                unit: 'kg' | 'cm' | 'kg/m²';
                x_unit: 'months' | 'cm';
                /**
                 * Where the chart starts, in `x_unit`.
                 */
                from: number;
                to: number;
                /**
                 * The baby’s own measurements, oldest first.
                 */
                points: Array<{
                    date: string;
                    /**
                     * Age in months (from the due date until two years for a baby born early), or centimetres.
                     */
                    x: number;
                    /**
                     * Months since birth. Null on a chart by length.
                     */
                    x_since_birth: number | null;
                    /**
                     * In the unit of the series.
                     */
                    value: number;
                    z: number;
                    centile: number;
                    /**
                     * “Of 100 girls this age, about 48 weigh less.”
                     */
                    words: string;
                    /**
                     * Beyond 2 SD (`talk`) or 3 SD (`talk_soon`).
                     */
                    flag?: 'implausible' | 'talk' | 'talk_soon';
                }>;
                /**
                 * Measurements outside the range of the chart.
                 */
                left_out: Array<{
                    date: string;
                    value: number;
                    reason: 'implausible' | 'before_due' | 'outside_table';
                }>;
                /**
                 * WHO’s centiles, lowest first; present even before there is a measurement.
                 */
                lines: Array<{
                    /**
                     * “3rd”
                     */
                    label: string;
                    centile: 3 | 15 | 50 | 85 | 97;
                    points: Array<{
                        x: number;
                        y: number;
                    }>;
                }>;
            }>;
            /**
             * The latest of each indicator; empty if the sex is not given.
             */
            latest: Array<{
                indicator: 'weight_for_age' | 'length_for_age' | 'weight_for_length' | 'bmi_for_age' | 'head_circumference_for_age';
                date: string;
                value: number;
                unit: 'kg' | 'cm' | 'kg/m²';
                z: number;
                centile: number;
                words: string;
                /**
                 * Beyond 2 SD (`talk`) or 3 SD (`talk_soon`).
                 */
                flag?: 'implausible' | 'talk' | 'talk_soon';
            }>;
            /**
             * Falls across centile spaces (NICE NG75); null if the sex or the weight is missing.
             */
            weight_gain: {
                latest_z?: number;
                /**
                 * Centile spaces between the highest earlier weight and the latest; negative for a rise.
                 */
                fall_in_spaces?: number;
                /**
                 * The fall at which a check is advised, by birth weight.
                 */
                fall_to_check: number;
                findings: Array<{
                    id: 'early_loss' | 'birth_weight_not_regained' | 'fall_across_centiles' | 'below_2nd_centile';
                    message: string;
                    source: {
                        org: string;
                        title: string;
                        year: number;
                        url: string;
                    };
                }>;
            } | null;
            notes: Array<string>;
            source: {
                org: string;
                title: string;
                year: number;
                url: string;
            };
        };
        variety: {
            all_time: number;
            of_goal: number;
            goal: number;
            /**
             * Different foods in the period.
             */
            window: number;
            new_foods: Array<{
                food: string;
                name: string;
            }>;
            /**
             * Since the log began.
             */
            by_group: {
                [key: string]: number;
            };
        };
        /**
         * Eaten in the period, apart from milk drinks, most frequent first.
         */
        foods: Array<{
            food: string;
            name: string;
            group: 'breast_milk' | 'grains_roots_tubers' | 'pulses_nuts_seeds' | 'dairy' | 'flesh_foods' | 'eggs' | 'vita_fruits_veg' | 'other_fruits_veg' | null;
            days: number;
        }>;
        supplements: Array<{
            id: 'vitamin_d' | 'vitamins_a_c_d' | 'iron' | 'vitamin_b12' | 'iodine';
            advice: string;
            source: {
                org: string;
                title: string;
                year: number;
                url: string;
            };
        }>;
        /**
         * How to read the figures.
         */
        notes: Array<string>;
    };
};
export type ReadInsightsResponse = ReadInsightsResponses[keyof ReadInsightsResponses];
export type ListRecipesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page number, counted from 1.
         */
        page?: number;
        /**
         * The default is 20, the maximum 100.
         */
        page_size?: number;
        /**
         * By title, minutes, age_from_months or created_at; with a leading - for descending order, several separated by commas.
         */
        ordering?: string;
        q?: string;
        age_months?: number;
        meal?: 'breakfast' | 'lunch' | 'dinner' | 'snack';
        /**
         * Comma-separated codes: milk, egg, peanut, tree_nuts, wheat, gluten, soy, sesame, fish, crustaceans, molluscs, celery, mustard, lupin, sulphites.
         */
        exclude_allergens?: string;
        diet?: 'omnivore' | 'pescatarian' | 'vegetarian' | 'vegan';
        rich_in?: 'energy_kcal' | 'protein_g' | 'fat_g' | 'saturated_fat_g' | 'linoleic_g' | 'ala_g' | 'epa_dha_g' | 'carbohydrate_g' | 'fibre_g' | 'sugars_g' | 'water_g' | 'calcium_mg' | 'iron_mg' | 'zinc_mg' | 'magnesium_mg' | 'phosphorus_mg' | 'potassium_mg' | 'sodium_mg' | 'selenium_ug' | 'vitamin_a_ug' | 'retinol_ug' | 'vitamin_c_mg' | 'vitamin_d_ug' | 'vitamin_e_mg' | 'vitamin_k_ug' | 'thiamin_mg' | 'riboflavin_mg' | 'niacin_mg' | 'vitamin_b6_mg' | 'folate_ug' | 'vitamin_b12_ug' | 'choline_mg';
        max_minutes?: number;
        favorite?: 'true' | 'false';
        /**
         * true: only the member’s own; false: only the library’s.
         */
        mine?: 'true' | 'false';
    };
    url: '/api/nutriai/recipes';
};
export type ListRecipesErrors = {
    /**
     * Messages by field, with `non_field_errors` for problems that concern several fields together. A plan that the rules do not allow at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that they do not allow has `refused`, with its `reason`, a `message`, what to do `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or invalid ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * Not found, or it belongs to someone else.
     */
    404: {
        detail: string;
    };
    /**
     * The path does not support this method; `Allow` lists those it does.
     */
    405: {
        detail: string;
    };
    /**
     * The Accept header cannot be satisfied.
     */
    406: {
        detail: string;
    };
    /**
     * An error on our side, logged under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Temporarily unavailable; `Retry-After` says when to try again.
     */
    503: {
        detail: string;
    };
};
export type ListRecipesError = ListRecipesErrors[keyof ListRecipesErrors];
export type ListRecipesResponses = {
    /**
     * One page of recipes.
     */
    200: {
        count: number;
        next: string | null;
        previous: string | null;
        results: Array<{
            id: string;
            slug: string;
            url: string;
            title: string;
            age_from_months: number;
            /**
             * How to serve it at the earliest age.
             */
            texture: string;
            textures: Array<{
                from_months: number;
                text: string;
            }>;
            /**
             * The first meal it suits.
             */
            meal: 'breakfast' | 'lunch' | 'dinner' | 'snack';
            meals: Array<'breakfast' | 'lunch' | 'dinner' | 'snack'>;
            minutes: number;
            servings: number;
            serving_g: number;
            ingredients: Array<{
                food: string;
                name: string;
                grams: number;
                household: string;
                preparation: string;
                /**
                 * The form in which it was weighed.
                 */
                state: 'raw' | 'cooked' | 'boiled' | 'baked' | 'roasted' | 'stewed' | 'grilled' | 'fried' | 'scrambled' | 'poached' | 'canned' | 'dry' | 'dried' | 'puree' | 'ready' | null;
                /**
                 * In the words of the person who wrote it.
                 */
                line: string | null;
                /**
                 * False for a pinch, and for a food that has not been analysed.
                 */
                is_counted: boolean;
            }>;
            steps: Array<string>;
            storage: string;
            /**
             * In one serving. Unknown nutrients are left out.
             */
            nutrients: {
                [key: string]: number;
            };
            allergens: Array<'milk' | 'egg' | 'peanut' | 'tree_nuts' | 'wheat' | 'gluten' | 'soy' | 'sesame' | 'fish' | 'crustaceans' | 'molluscs' | 'celery' | 'mustard' | 'lupin' | 'sulphites'>;
            may_contain: Array<'milk' | 'egg' | 'peanut' | 'tree_nuts' | 'wheat' | 'gluten' | 'soy' | 'sesame' | 'fish' | 'crustaceans' | 'molluscs' | 'celery' | 'mustard' | 'lupin' | 'sulphites'>;
            diets: Array<'omnivore' | 'pescatarian' | 'vegetarian' | 'vegan'>;
            food_groups: Array<'breast_milk' | 'grains_roots_tubers' | 'pulses_nuts_seeds' | 'dairy' | 'flesh_foods' | 'eggs' | 'vita_fruits_veg' | 'other_fruits_veg' | 'fats_oils' | 'other'>;
            cuisine: string | null;
            kind: string | null;
            /**
             * At the earliest age, for a baby without allergies.
             */
            safety: {
                /**
                 * `unsure`: some words were not understood, so the food is not cleared; `unknown` lists the words. A block stays a block.
                 */
                verdict: 'allow' | 'allow_with_preparation' | 'unsure' | 'block';
                /**
                 * Signs that need an ambulance were mentioned: show this before anything else.
                 */
                emergency: boolean;
                /**
                 * Emergencies first, then the most severe.
                 */
                findings: Array<{
                    /**
                     * Stable id of the rule.
                     */
                    rule: string;
                    kind: 'safety' | 'diet';
                    /**
                     * `unsure`: words that were not understood; `food_name` contains them, `instead` says what to do.
                     */
                    severity: 'block' | 'unsure' | 'prepare' | 'warn' | 'info';
                    /**
                     * Id of the food; null if no listed food is named.
                     */
                    food: string | null;
                    food_name: string;
                    /**
                     * Why.
                     */
                    message: string;
                    /**
                     * What to do instead.
                     */
                    instead: string;
                    source: {
                        org: string;
                        title: string;
                        year: number;
                        url: string;
                    } | null;
                    basis: 'verified' | 'recalled';
                }>;
                /**
                 * Words that were not understood or only guessed, with the ids of the foods that may be meant.
                 */
                unknown: Array<{
                    text: string;
                    nearest: Array<string>;
                }>;
                /**
                 * How to serve each food at this age.
                 */
                serve: Array<{
                    food: string;
                    food_name: string;
                    text: string;
                }>;
            };
            source: 'library' | 'member' | 'ai';
            /**
             * Who wrote a generated recipe: a model or NutriAI’s composer.
             */
            engine: 'model' | 'composer' | null;
            is_favorite: boolean;
            /**
             * For the member’s own recipe.
             */
            created_at: string | null;
            updated_at: string | null;
        }>;
    };
};
export type ListRecipesResponse = ListRecipesResponses[keyof ListRecipesResponses];
export type ReadRecipeData = {
    body?: never;
    path: {
        id: string;
    };
    query?: {
        /**
         * Id of the baby to check it and size the portion for.
         */
        baby?: string;
    };
    url: '/api/nutriai/recipes/{id}';
};
export type ReadRecipeErrors = {
    /**
     * Messages by field, with `non_field_errors` for problems that concern several fields together. A plan that the rules do not allow at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that they do not allow has `refused`, with its `reason`, a `message`, what to do `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or invalid ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * Not found, or it belongs to someone else.
     */
    404: {
        detail: string;
    };
    /**
     * The path does not support this method; `Allow` lists those it does.
     */
    405: {
        detail: string;
    };
    /**
     * The Accept header cannot be satisfied.
     */
    406: {
        detail: string;
    };
    /**
     * An error on our side, logged under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Temporarily unavailable; `Retry-After` says when to try again.
     */
    503: {
        detail: string;
    };
};
export type ReadRecipeError = ReadRecipeErrors[keyof ReadRecipeErrors];
export type ReadRecipeResponses = {
    /**
     * The recipe.
     */
    200: {
        id: string;
        slug: string;
        url: string;
        title: string;
        age_from_months: number;
        /**
         * How to serve it at the earliest age.
         */
        texture: string;
        textures: Array<{
            from_months: number;
            text: string;
        }>;
        /**
         * The first meal it suits.
         */
        meal: 'breakfast' | 'lunch' | 'dinner' | 'snack';
        meals: Array<'breakfast' | 'lunch' | 'dinner' | 'snack'>;
        minutes: number;
        servings: number;
        serving_g: number;
        ingredients: Array<{
            food: string;
            name: string;
            grams: number;
            household: string;
            preparation: string;
            /**
             * The form in which it was weighed.
             */
            state: 'raw' | 'cooked' | 'boiled' | 'baked' | 'roasted' | 'stewed' | 'grilled' | 'fried' | 'scrambled' | 'poached' | 'canned' | 'dry' | 'dried' | 'puree' | 'ready' | null;
            /**
             * In the words of the person who wrote it.
             */
            line: string | null;
            /**
             * False for a pinch, and for a food that has not been analysed.
             */
            is_counted: boolean;
        }>;
        steps: Array<string>;
        storage: string;
        /**
         * In one serving. Unknown nutrients are left out.
         */
        nutrients: {
            [key: string]: number;
        };
        allergens: Array<'milk' | 'egg' | 'peanut' | 'tree_nuts' | 'wheat' | 'gluten' | 'soy' | 'sesame' | 'fish' | 'crustaceans' | 'molluscs' | 'celery' | 'mustard' | 'lupin' | 'sulphites'>;
        may_contain: Array<'milk' | 'egg' | 'peanut' | 'tree_nuts' | 'wheat' | 'gluten' | 'soy' | 'sesame' | 'fish' | 'crustaceans' | 'molluscs' | 'celery' | 'mustard' | 'lupin' | 'sulphites'>;
        diets: Array<'omnivore' | 'pescatarian' | 'vegetarian' | 'vegan'>;
        food_groups: Array<'breast_milk' | 'grains_roots_tubers' | 'pulses_nuts_seeds' | 'dairy' | 'flesh_foods' | 'eggs' | 'vita_fruits_veg' | 'other_fruits_veg' | 'fats_oils' | 'other'>;
        cuisine: string | null;
        kind: string | null;
        /**
         * At the earliest age, for a baby without allergies.
         */
        safety: {
            /**
             * `unsure`: some words were not understood, so the food is not cleared; `unknown` lists the words. A block stays a block.
             */
            verdict: 'allow' | 'allow_with_preparation' | 'unsure' | 'block';
            /**
             * Signs that need an ambulance were mentioned: show this before anything else.
             */
            emergency: boolean;
            /**
             * Emergencies first, then the most severe.
             */
            findings: Array<{
                /**
                 * Stable id of the rule.
                 */
                rule: string;
                kind: 'safety' | 'diet';
                /**
                 * `unsure`: words that were not understood; `food_name` contains them, `instead` says what to do.
                 */
                severity: 'block' | 'unsure' | 'prepare' | 'warn' | 'info';
                /**
                 * Id of the food; null if no listed food is named.
                 */
                food: string | null;
                food_name: string;
                /**
                 * Why.
                 */
                message: string;
                /**
                 * What to do instead.
                 */
                instead: string;
                source: {
                    org: string;
                    title: string;
                    year: number;
                    url: string;
                } | null;
                basis: 'verified' | 'recalled';
            }>;
            /**
             * Words that were not understood or only guessed, with the ids of the foods that may be meant.
             */
            unknown: Array<{
                text: string;
                nearest: Array<string>;
            }>;
            /**
             * How to serve each food at this age.
             */
            serve: Array<{
                food: string;
                food_name: string;
                text: string;
            }>;
        };
        source: 'library' | 'member' | 'ai';
        /**
         * Who wrote a generated recipe: a model or NutriAI’s composer.
         */
        engine: 'model' | 'composer' | null;
        is_favorite: boolean;
        /**
         * For the member’s own recipe.
         */
        created_at: string | null;
        updated_at: string | null;
        for_baby: {
            baby: string;
            age_months: number;
            /**
             * At the earliest age, for a baby without allergies.
             */
            safety: {
                /**
                 * `unsure`: some words were not understood, so the food is not cleared; `unknown` lists the words. A block stays a block.
                 */
                verdict: 'allow' | 'allow_with_preparation' | 'unsure' | 'block';
                /**
                 * Signs that need an ambulance were mentioned: show this before anything else.
                 */
                emergency: boolean;
                /**
                 * Emergencies first, then the most severe.
                 */
                findings: Array<{
                    /**
                     * Stable id of the rule.
                     */
                    rule: string;
                    kind: 'safety' | 'diet';
                    /**
                     * `unsure`: words that were not understood; `food_name` contains them, `instead` says what to do.
                     */
                    severity: 'block' | 'unsure' | 'prepare' | 'warn' | 'info';
                    /**
                     * Id of the food; null if no listed food is named.
                     */
                    food: string | null;
                    food_name: string;
                    /**
                     * Why.
                     */
                    message: string;
                    /**
                     * What to do instead.
                     */
                    instead: string;
                    source: {
                        org: string;
                        title: string;
                        year: number;
                        url: string;
                    } | null;
                    basis: 'verified' | 'recalled';
                }>;
                /**
                 * Words that were not understood or only guessed, with the ids of the foods that may be meant.
                 */
                unknown: Array<{
                    text: string;
                    nearest: Array<string>;
                }>;
                /**
                 * How to serve each food at this age.
                 */
                serve: Array<{
                    food: string;
                    food_name: string;
                    text: string;
                }>;
            };
            /**
             * How to serve it at this age; null before the recipe’s earliest age.
             */
            texture: string | null;
            /**
             * A starting portion at this age.
             */
            portion_g: number | null;
            /**
             * In that portion, or in a serving if there is none.
             */
            nutrients: {
                [key: string]: number;
            };
            /**
             * What milk and food together should provide in a day; empty after three years.
             */
            day: {
                [key: string]: number;
            };
        } | null;
    };
};
export type ReadRecipeResponse = ReadRecipeResponses[keyof ReadRecipeResponses];
export type ListFavoriteRecipesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page number, counted from 1.
         */
        page?: number;
        /**
         * The default is 20, the maximum 100.
         */
        page_size?: number;
        /**
         * By title, minutes, age_from_months or created_at; with a leading - for descending order, several separated by commas.
         */
        ordering?: string;
    };
    url: '/api/nutriai/recipes/favorites/list';
};
export type ListFavoriteRecipesErrors = {
    /**
     * No credentials, or invalid ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * Not found, or it belongs to someone else.
     */
    404: {
        detail: string;
    };
    /**
     * The path does not support this method; `Allow` lists those it does.
     */
    405: {
        detail: string;
    };
    /**
     * The Accept header cannot be satisfied.
     */
    406: {
        detail: string;
    };
    /**
     * An error on our side, logged under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Temporarily unavailable; `Retry-After` says when to try again.
     */
    503: {
        detail: string;
    };
};
export type ListFavoriteRecipesError = ListFavoriteRecipesErrors[keyof ListFavoriteRecipesErrors];
export type ListFavoriteRecipesResponses = {
    /**
     * One page of recipes.
     */
    200: {
        count: number;
        next: string | null;
        previous: string | null;
        results: Array<{
            id: string;
            slug: string;
            url: string;
            title: string;
            age_from_months: number;
            /**
             * How to serve it at the earliest age.
             */
            texture: string;
            textures: Array<{
                from_months: number;
                text: string;
            }>;
            /**
             * The first meal it suits.
             */
            meal: 'breakfast' | 'lunch' | 'dinner' | 'snack';
            meals: Array<'breakfast' | 'lunch' | 'dinner' | 'snack'>;
            minutes: number;
            servings: number;
            serving_g: number;
            ingredients: Array<{
                food: string;
                name: string;
                grams: number;
                household: string;
                preparation: string;
                /**
                 * The form in which it was weighed.
                 */
                state: 'raw' | 'cooked' | 'boiled' | 'baked' | 'roasted' | 'stewed' | 'grilled' | 'fried' | 'scrambled' | 'poached' | 'canned' | 'dry' | 'dried' | 'puree' | 'ready' | null;
                /**
                 * In the words of the person who wrote it.
                 */
                line: string | null;
                /**
                 * False for a pinch, and for a food that has not been analysed.
                 */
                is_counted: boolean;
            }>;
            steps: Array<string>;
            storage: string;
            /**
             * In one serving. Unknown nutrients are left out.
             */
            nutrients: {
                [key: string]: number;
            };
            allergens: Array<'milk' | 'egg' | 'peanut' | 'tree_nuts' | 'wheat' | 'gluten' | 'soy' | 'sesame' | 'fish' | 'crustaceans' | 'molluscs' | 'celery' | 'mustard' | 'lupin' | 'sulphites'>;
            may_contain: Array<'milk' | 'egg' | 'peanut' | 'tree_nuts' | 'wheat' | 'gluten' | 'soy' | 'sesame' | 'fish' | 'crustaceans' | 'molluscs' | 'celery' | 'mustard' | 'lupin' | 'sulphites'>;
            diets: Array<'omnivore' | 'pescatarian' | 'vegetarian' | 'vegan'>;
            food_groups: Array<'breast_milk' | 'grains_roots_tubers' | 'pulses_nuts_seeds' | 'dairy' | 'flesh_foods' | 'eggs' | 'vita_fruits_veg' | 'other_fruits_veg' | 'fats_oils' | 'other'>;
            cuisine: string | null;
            kind: string | null;
            /**
             * At the earliest age, for a baby without allergies.
             */
            safety: {
                /**
                 * `unsure`: some words were not understood, so the food is not cleared; `unknown` lists the words. A block stays a block.
                 */
                verdict: 'allow' | 'allow_with_preparation' | 'unsure' | 'block';
                /**
                 * Signs that need an ambulance were mentioned: show this before anything else.
                 */
                emergency: boolean;
                /**
                 * Emergencies first, then the most severe.
                 */
                findings: Array<{
                    /**
                     * Stable id of the rule.
                     */
                    rule: string;
                    kind: 'safety' | 'diet';
                    /**
                     * `unsure`: words that were not understood; `food_name` contains them, `instead` says what to do.
                     */
                    severity: 'block' | 'unsure' | 'prepare' | 'warn' | 'info';
                    /**
                     * Id of the food; null if no listed food is named.
                     */
                    food: string | null;
                    food_name: string;
                    /**
                     * Why.
                     */
                    message: string;
                    /**
                     * What to do instead.
                     */
                    instead: string;
                    source: {
                        org: string;
                        title: string;
                        year: number;
                        url: string;
                    } | null;
                    basis: 'verified' | 'recalled';
                }>;
                /**
                 * Words that were not understood or only guessed, with the ids of the foods that may be meant.
                 */
                unknown: Array<{
                    text: string;
                    nearest: Array<string>;
                }>;
                /**
                 * How to serve each food at this age.
                 */
                serve: Array<{
                    food: string;
                    food_name: string;
                    text: string;
                }>;
            };
            source: 'library' | 'member' | 'ai';
            /**
             * Who wrote a generated recipe: a model or NutriAI’s composer.
             */
            engine: 'model' | 'composer' | null;
            is_favorite: boolean;
            /**
             * For the member’s own recipe.
             */
            created_at: string | null;
            updated_at: string | null;
        }>;
    };
};
export type ListFavoriteRecipesResponse = ListFavoriteRecipesResponses[keyof ListFavoriteRecipesResponses];
