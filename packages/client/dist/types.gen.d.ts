export type ClientOptions = {
    baseUrl: 'https://www.example.com' | (string & {});
};
export type CheckSafetyData = {
    body: {
        /**
         * Completed months since birth, also of a child born early.
         */
        age_months?: number;
        /**
         * In place of an age: a baby that the caller looks after, by its profile and its reactions; allergies, diet and foods to avoid that are sent besides count too. Needs a member’s token.
         */
        baby?: string;
        /**
         * Codes (milk, egg, peanut, tree_nuts, wheat, gluten, soy, sesame, fish, crustaceans, molluscs, celery, mustard, lupin, sulphites) or any words, such as “kiwi”.
         */
        allergies?: Array<string>;
        diet?: 'omnivore' | 'pescatarian' | 'vegetarian' | 'vegan' | 'halal' | 'kosher';
        /**
         * Foods that the family does not eat.
         */
        avoids?: Array<string>;
        /**
         * Whose advice counts where authorities differ; without it, the stricter.
         */
        locale?: 'uk' | 'us' | 'who';
        severe_eczema?: boolean;
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
     * Messages by field; `non_field_errors` for what is wrong with the fields together. A plan that no rule allows at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that none allows has `refused`, with its `reason`, a `message`, what helps `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or bad ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * Not there, or somebody else’s.
     */
    404: {
        detail: string;
    };
    /**
     * The path has no such method; `Allow` names those it has.
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
     * Too many calls; `Retry-After` says when to come back.
     */
    429: {
        detail: string;
    };
    /**
     * Ours. The log has it under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Not now; `Retry-After` says when to come back.
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
         * `unsure`: not every word was understood, so nothing is let through; `unknown` has the words. A block stays a block.
         */
        verdict: 'allow' | 'allow_with_preparation' | 'unsure' | 'block';
        /**
         * Signs that need an ambulance were named: show that before anything else.
         */
        emergency: boolean;
        /**
         * An emergency first, then the most severe.
         */
        findings: Array<{
            /**
             * Stable id of the rule.
             */
            rule: string;
            kind: 'safety' | 'diet';
            /**
             * `unsure`: words that were not understood; `food_name` has them, `instead` says what to do.
             */
            severity: 'block' | 'unsure' | 'prepare' | 'warn' | 'info';
            /**
             * Id of the food; null where no food of the list is named.
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
         * Words that were not understood, or only by a guess, with the ids of the foods that may be meant.
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
        page?: string;
        page_size?: string;
        q?: string;
        group?: 'breast_milk' | 'grains_roots_tubers' | 'pulses_nuts_seeds' | 'dairy' | 'flesh_foods' | 'eggs' | 'vita_fruits_veg' | 'other_fruits_veg' | 'fats_oils' | 'other';
    };
    url: '/api/nutriai/foods';
};
export type FindFoodsErrors = {
    /**
     * Messages by field; `non_field_errors` for what is wrong with the fields together. A plan that no rule allows at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that none allows has `refused`, with its `reason`, a `message`, what helps `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * Not there, or somebody else’s.
     */
    404: {
        detail: string;
    };
    /**
     * The path has no such method; `Allow` names those it has.
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
     * Ours. The log has it under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Not now; `Retry-After` says when to come back.
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
             * Diets that it fits.
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
             * By state, the usual one first; empty where it was not analysed.
             */
            composition: Array<{
                state: string;
                description: string;
                /**
                 * What was not measured is absent: unknown, never zero.
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
             * What of the food fits `q`; null without `q`.
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
        page?: string;
        page_size?: string;
        q?: string;
        age_months?: number;
        meal?: 'breakfast' | 'lunch' | 'dinner' | 'snack';
        /**
         * Codes with commas between: milk, egg, peanut, tree_nuts, wheat, gluten, soy, sesame, fish, crustaceans, molluscs, celery, mustard, lupin, sulphites.
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
     * Messages by field; `non_field_errors` for what is wrong with the fields together. A plan that no rule allows at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that none allows has `refused`, with its `reason`, a `message`, what helps `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * Not there, or somebody else’s.
     */
    404: {
        detail: string;
    };
    /**
     * The path has no such method; `Allow` names those it has.
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
     * Ours. The log has it under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Not now; `Retry-After` says when to come back.
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
             * How to serve it at the first age.
             */
            texture: string;
            textures: Array<{
                from_months: number;
                text: string;
            }>;
            /**
             * The first meal that it suits.
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
             * Of one serving. What is not known is absent.
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
             * At the first age, for a child without allergies.
             */
            safety: {
                /**
                 * `unsure`: not every word was understood, so nothing is let through; `unknown` has the words. A block stays a block.
                 */
                verdict: 'allow' | 'allow_with_preparation' | 'unsure' | 'block';
                /**
                 * Signs that need an ambulance were named: show that before anything else.
                 */
                emergency: boolean;
                /**
                 * An emergency first, then the most severe.
                 */
                findings: Array<{
                    /**
                     * Stable id of the rule.
                     */
                    rule: string;
                    kind: 'safety' | 'diet';
                    /**
                     * `unsure`: words that were not understood; `food_name` has them, `instead` says what to do.
                     */
                    severity: 'block' | 'unsure' | 'prepare' | 'warn' | 'info';
                    /**
                     * Id of the food; null where no food of the list is named.
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
                 * Words that were not understood, or only by a guess, with the ids of the foods that may be meant.
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
     * Not there, or somebody else’s.
     */
    404: {
        detail: string;
    };
    /**
     * The path has no such method; `Allow` names those it has.
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
     * Ours. The log has it under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Not now; `Retry-After` says when to come back.
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
         * How to serve it at the first age.
         */
        texture: string;
        textures: Array<{
            from_months: number;
            text: string;
        }>;
        /**
         * The first meal that it suits.
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
         * Of one serving. What is not known is absent.
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
         * At the first age, for a child without allergies.
         */
        safety: {
            /**
             * `unsure`: not every word was understood, so nothing is let through; `unknown` has the words. A block stays a block.
             */
            verdict: 'allow' | 'allow_with_preparation' | 'unsure' | 'block';
            /**
             * Signs that need an ambulance were named: show that before anything else.
             */
            emergency: boolean;
            /**
             * An emergency first, then the most severe.
             */
            findings: Array<{
                /**
                 * Stable id of the rule.
                 */
                rule: string;
                kind: 'safety' | 'diet';
                /**
                 * `unsure`: words that were not understood; `food_name` has them, `instead` says what to do.
                 */
                severity: 'block' | 'unsure' | 'prepare' | 'warn' | 'info';
                /**
                 * Id of the food; null where no food of the list is named.
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
             * Words that were not understood, or only by a guess, with the ids of the foods that may be meant.
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
         * Months since birth; for a child born early give the dates in its place.
         */
        age_months?: number;
        birth_date?: string;
        /**
         * Of a child born before 37 weeks.
         */
        due_date?: string;
        /**
         * Today when left out. Goes with `birth_date`.
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
     * Messages by field; `non_field_errors` for what is wrong with the fields together. A plan that no rule allows at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that none allows has `refused`, with its `reason`, a `message`, what helps `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * The path has no such method; `Allow` names those it has.
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
     * Too many calls; `Retry-After` says when to come back.
     */
    429: {
        detail: string;
    };
    /**
     * Ours. The log has it under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Not now; `Retry-After` says when to come back.
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
         * The age that the charts were read at.
         */
        age_days: number;
        /**
         * Born before 37 weeks: the age goes by the due date.
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
         * Which page, from 1.
         */
        page?: number;
        /**
         * 20 when not given, at most 100.
         */
        page_size?: number;
        /**
         * By name, birth_date, created_at; with - the other way around, several with commas.
         */
        ordering?: string;
    };
    url: '/api/nutriai/baby-profiles';
};
export type ListBabiesErrors = {
    /**
     * No credentials, or bad ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * Not there, or somebody else’s.
     */
    404: {
        detail: string;
    };
    /**
     * The path has no such method; `Allow` names those it has.
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
     * Ours. The log has it under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Not now; `Retry-After` says when to come back.
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
             * From the due date, for a child born before 37 weeks, until 24 months.
             */
            corrected_age_months: number | null;
            role: 'parent' | 'carer';
            /**
             * For 72 hours a new parent can neither delete the baby nor remove anyone who was there before, or change their role; null when nothing is limited. Whoever entered the baby never is.
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
     * No credentials, or bad ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * Not there, or somebody else’s.
     */
    404: {
        detail: string;
    };
    /**
     * The path has no such method; `Allow` names those it has.
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
     * Ours. The log has it under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Not now; `Retry-After` says when to come back.
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
         * From the due date, for a child born before 37 weeks, until 24 months.
         */
        corrected_age_months: number | null;
        role: 'parent' | 'carer';
        /**
         * For 72 hours a new parent can neither delete the baby nor remove anyone who was there before, or change their role; null when nothing is limited. Whoever entered the baby never is.
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
     * Messages by field; `non_field_errors` for what is wrong with the fields together. A plan that no rule allows at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that none allows has `refused`, with its `reason`, a `message`, what helps `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * Not there, or somebody else’s.
     */
    404: {
        detail: string;
    };
    /**
     * The path has no such method; `Allow` names those it has.
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
     * Too many calls; `Retry-After` says when to come back.
     */
    429: {
        detail: string;
    };
    /**
     * Ours. The log has it under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Not now; `Retry-After` says when to come back.
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
         * What the member who invites calls themselves, never the e-mail; empty where they gave no name.
         */
        invited_by: string;
        role: 'parent' | 'carer';
        expires_at: string;
        /**
         * Of the caller, who may look after the baby already; null for a visitor.
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
         * Who asks, for the parents to see.
         */
        recipient: string;
    };
    url: '/api/health-links/{id}';
};
export type ReadHealthLinkFileErrors = {
    /**
     * Messages by field; `non_field_errors` for what is wrong with the fields together. A plan that no rule allows at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that none allows has `refused`, with its `reason`, a `message`, what helps `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * Not there, or somebody else’s.
     */
    404: {
        detail: string;
    };
    /**
     * The path has no such method; `Allow` names those it has.
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
     * Too many calls; `Retry-After` says when to come back.
     */
    429: {
        detail: string;
    };
    /**
     * Ours. The log has it under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Not now; `Retry-After` says when to come back.
     */
    503: {
        detail: string;
    };
};
export type ReadHealthLinkFileError = ReadHealthLinkFileErrors[keyof ReadHealthLinkFileErrors];
export type ReadHealthLinkFileResponses = {
    /**
     * The file: a compact JWE under the key of the link.
     */
    200: string;
};
export type ReadHealthLinkFileResponse = ReadHealthLinkFileResponses[keyof ReadHealthLinkFileResponses];
export type ReadHealthLinkManifestData = {
    body: {
        /**
         * Who asks, for the parents to see.
         */
        recipient: string;
        passcode?: string;
        /**
         * The longest file that the answer may contain itself; a longer one gets a `location`.
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
     * Messages by field; `non_field_errors` for what is wrong with the fields together. A plan that no rule allows at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that none allows has `refused`, with its `reason`, a `message`, what helps `instead` and the `sources`.
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
     * Not there, or somebody else’s.
     */
    404: {
        detail: string;
    };
    /**
     * The path has no such method; `Allow` names those it has.
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
     * Too many calls; `Retry-After` says when to come back.
     */
    429: {
        detail: string;
    };
    /**
     * Ours. The log has it under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Not now; `Retry-After` says when to come back.
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
         * The record of a link never changes.
         */
        status: 'finalized';
        files: Array<{
            contentType: 'application/fhir+json;fhirVersion=4.0.1';
            /**
             * The file as a compact JWE.
             */
            embedded?: string;
            /**
             * Where the file is, for five minutes and one request.
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
     * Not there, or somebody else’s.
     */
    404: {
        detail: string;
    };
    /**
     * The path has no such method; `Allow` names those it has.
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
     * Too many calls; `Retry-After` says when to come back.
     */
    429: {
        detail: string;
    };
    /**
     * Ours. The log has it under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Not now; `Retry-After` says when to come back.
     */
    503: {
        detail: string;
    };
};
export type ReadHealthLinkTicketError = ReadHealthLinkTicketErrors[keyof ReadHealthLinkTicketErrors];
export type ReadHealthLinkTicketResponses = {
    /**
     * The file: a compact JWE under the key of the link.
     */
    200: string;
};
export type ReadHealthLinkTicketResponse = ReadHealthLinkTicketResponses[keyof ReadHealthLinkTicketResponses];
export type ListMealsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Which page, from 1.
         */
        page?: number;
        /**
         * 20 when not given, at most 100.
         */
        page_size?: number;
        /**
         * By the time, amount_ml of water, created_at; with - the other way around, several with commas.
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
         * IANA name of the time zone in which days begin; UTC when not given.
         */
        time_zone?: string;
    };
    url: '/api/nutriai/meals';
};
export type ListMealsErrors = {
    /**
     * Messages by field; `non_field_errors` for what is wrong with the fields together. A plan that no rule allows at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that none allows has `refused`, with its `reason`, a `message`, what helps `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or bad ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * Not there, or somebody else’s.
     */
    404: {
        detail: string;
    };
    /**
     * The path has no such method; `Allow` names those it has.
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
     * Ours. The log has it under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Not now; `Retry-After` says when to come back.
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
                 * As served, before the share that was eaten. Null where nobody knows.
                 */
                grams: number | null;
                /**
                 * The weight was not given: it stands for a piece of usual size or a usual serving.
                 */
                is_estimate?: boolean;
                weights?: Array<{
                    text: string;
                    grams: number;
                }>;
                /**
                 * What a member’s own recipe held when the meal was logged; it counts so however the recipe changes.
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
             * What to do at once; to be shown first.
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
             * Of what was eaten. What was never measured is absent.
             */
            nutrients: {
                [key: string]: number;
            };
            /**
             * Nutrients of which the true amount is higher, because not everything could be counted.
             */
            at_least: Array<'energy_kcal' | 'protein_g' | 'fat_g' | 'saturated_fat_g' | 'linoleic_g' | 'ala_g' | 'epa_dha_g' | 'carbohydrate_g' | 'fibre_g' | 'sugars_g' | 'water_g' | 'calcium_mg' | 'iron_mg' | 'zinc_mg' | 'magnesium_mg' | 'phosphorus_mg' | 'potassium_mg' | 'sodium_mg' | 'selenium_ug' | 'vitamin_a_ug' | 'retinol_ug' | 'vitamin_c_mg' | 'vitamin_d_ug' | 'vitamin_e_mg' | 'vitamin_k_ug' | 'thiamin_mg' | 'riboflavin_mg' | 'niacin_mg' | 'vitamin_b6_mg' | 'folate_ug' | 'vitamin_b12_ug' | 'choline_mg'>;
            /**
             * Foods of items in words, with what they are counted as.
             */
            counted: Array<{
                /**
                 * Index of the item.
                 */
                item: number;
                /**
                 * Its words in the item; `weights` names it by them.
                 */
                text: string;
                name: string;
                /**
                 * As served, before the share that was eaten.
                 */
                grams: number;
                /**
                 * Assumed: the size of a piece or a vessel, or a usual serving at the age.
                 */
                is_estimate: boolean;
            }>;
            /**
             * The sums hold weights that were assumed.
             */
            has_estimates: boolean;
            not_counted: Array<{
                text: string;
                reason: 'unknown_food' | 'no_weight' | 'no_composition';
                /**
                 * Ids of foods that may be meant.
                 */
                nearest: Array<string>;
                /**
                 * The nearest three of them with their names.
                 */
                choices: Array<{
                    id: string;
                    name: string;
                }>;
            }>;
            /**
             * That the meal holds for certain; what is only usual in such a dish is not among them.
             */
            allergens: Array<'milk' | 'egg' | 'peanut' | 'tree_nuts' | 'wheat' | 'gluten' | 'soy' | 'sesame' | 'fish' | 'crustaceans' | 'molluscs' | 'celery' | 'mustard' | 'lupin' | 'sulphites'>;
            made_by: {
                id: string;
                /**
                 * What they call themselves; empty where they gave no name.
                 */
                name: string;
                /**
                 * Null for who looks after the baby no more.
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
             * Pieces of a food and servings of a recipe when not given.
             */
            unit?: 'tsp' | 'tbsp' | 'cup' | 'fl_oz' | 'piece' | 'slice' | 'fillet' | 'leaf' | 'packet' | 'container' | 'scoop' | 'serving' | 'g' | 'kg' | 'oz' | 'lb' | 'ml' | 'l' | 'metric_cup' | null;
            /**
             * With `text`: weights of foods in it, by their words in `counted`. They go before what is assumed.
             */
            weights?: Array<{
                text: string;
                grams: number;
            }>;
            /**
             * As served; goes before amount and unit.
             */
            grams?: number | null;
        }>;
        eaten_share: number;
        reaction: {
            severity: 'none' | 'mild' | 'severe';
            signs: Array<string>;
            note: string;
            /**
             * What it may have been to, as far as somebody said. With neither these nor `foods`, nobody knows.
             */
            allergens: Array<'milk' | 'egg' | 'peanut' | 'tree_nuts' | 'wheat' | 'gluten' | 'soy' | 'sesame' | 'fish' | 'crustaceans' | 'molluscs' | 'celery' | 'mustard' | 'lupin' | 'sulphites'>;
            /**
             * Foods of the meal that it may have been to, in words.
             */
            foods: Array<string>;
        } | null;
        /**
         * Id of the stored portions of which this was one: one less is left. Where none is left, the meal is logged all the same.
         */
        portion?: string;
    };
    headers?: {
        /**
         * The same key and body again get the first answer and create nothing.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/nutriai/meals';
};
export type AddMealErrors = {
    /**
     * Messages by field; `non_field_errors` for what is wrong with the fields together. A plan that no rule allows at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that none allows has `refused`, with its `reason`, a `message`, what helps `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or bad ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * The path has no such method; `Allow` names those it has.
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
     * Done already, or the key was used for another body.
     */
    409: {
        detail: string;
    };
    /**
     * Too many calls; `Retry-After` says when to come back.
     */
    429: {
        detail: string;
    };
    /**
     * Ours. The log has it under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Not now; `Retry-After` says when to come back.
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
             * As served, before the share that was eaten. Null where nobody knows.
             */
            grams: number | null;
            /**
             * The weight was not given: it stands for a piece of usual size or a usual serving.
             */
            is_estimate?: boolean;
            weights?: Array<{
                text: string;
                grams: number;
            }>;
            /**
             * What a member’s own recipe held when the meal was logged; it counts so however the recipe changes.
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
         * What to do at once; to be shown first.
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
         * Of what was eaten. What was never measured is absent.
         */
        nutrients: {
            [key: string]: number;
        };
        /**
         * Nutrients of which the true amount is higher, because not everything could be counted.
         */
        at_least: Array<'energy_kcal' | 'protein_g' | 'fat_g' | 'saturated_fat_g' | 'linoleic_g' | 'ala_g' | 'epa_dha_g' | 'carbohydrate_g' | 'fibre_g' | 'sugars_g' | 'water_g' | 'calcium_mg' | 'iron_mg' | 'zinc_mg' | 'magnesium_mg' | 'phosphorus_mg' | 'potassium_mg' | 'sodium_mg' | 'selenium_ug' | 'vitamin_a_ug' | 'retinol_ug' | 'vitamin_c_mg' | 'vitamin_d_ug' | 'vitamin_e_mg' | 'vitamin_k_ug' | 'thiamin_mg' | 'riboflavin_mg' | 'niacin_mg' | 'vitamin_b6_mg' | 'folate_ug' | 'vitamin_b12_ug' | 'choline_mg'>;
        /**
         * Foods of items in words, with what they are counted as.
         */
        counted: Array<{
            /**
             * Index of the item.
             */
            item: number;
            /**
             * Its words in the item; `weights` names it by them.
             */
            text: string;
            name: string;
            /**
             * As served, before the share that was eaten.
             */
            grams: number;
            /**
             * Assumed: the size of a piece or a vessel, or a usual serving at the age.
             */
            is_estimate: boolean;
        }>;
        /**
         * The sums hold weights that were assumed.
         */
        has_estimates: boolean;
        not_counted: Array<{
            text: string;
            reason: 'unknown_food' | 'no_weight' | 'no_composition';
            /**
             * Ids of foods that may be meant.
             */
            nearest: Array<string>;
            /**
             * The nearest three of them with their names.
             */
            choices: Array<{
                id: string;
                name: string;
            }>;
        }>;
        /**
         * That the meal holds for certain; what is only usual in such a dish is not among them.
         */
        allergens: Array<'milk' | 'egg' | 'peanut' | 'tree_nuts' | 'wheat' | 'gluten' | 'soy' | 'sesame' | 'fish' | 'crustaceans' | 'molluscs' | 'celery' | 'mustard' | 'lupin' | 'sulphites'>;
        made_by: {
            id: string;
            /**
             * What they call themselves; empty where they gave no name.
             */
            name: string;
            /**
             * Null for who looks after the baby no more.
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
             * Pieces of a food and servings of a recipe when not given.
             */
            unit?: 'tsp' | 'tbsp' | 'cup' | 'fl_oz' | 'piece' | 'slice' | 'fillet' | 'leaf' | 'packet' | 'container' | 'scoop' | 'serving' | 'g' | 'kg' | 'oz' | 'lb' | 'ml' | 'l' | 'metric_cup' | null;
            /**
             * With `text`: weights of foods in it, by their words in `counted`. They go before what is assumed.
             */
            weights?: Array<{
                text: string;
                grams: number;
            }>;
            /**
             * As served; goes before amount and unit.
             */
            grams?: number | null;
        }>;
        /**
         * Now when not given: the age at that time counts.
         */
        eaten_at?: string;
        /**
         * What a parent noted of the meal: read for signs of an emergency alone.
         */
        note?: string;
    };
    path?: never;
    query?: never;
    url: '/api/nutriai/meals/check';
};
export type CheckMealErrors = {
    /**
     * Messages by field; `non_field_errors` for what is wrong with the fields together. A plan that no rule allows at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that none allows has `refused`, with its `reason`, a `message`, what helps `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or bad ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * Not there, or somebody else’s.
     */
    404: {
        detail: string;
    };
    /**
     * The path has no such method; `Allow` names those it has.
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
     * Too many calls; `Retry-After` says when to come back.
     */
    429: {
        detail: string;
    };
    /**
     * Ours. The log has it under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Not now; `Retry-After` says when to come back.
     */
    503: {
        detail: string;
    };
};
export type CheckMealError = CheckMealErrors[keyof CheckMealErrors];
export type CheckMealResponses = {
    /**
     * What speaks against it.
     */
    200: {
        /**
         * The words name signs that need an ambulance.
         */
        emergency: boolean;
        /**
         * One for each food, the most serious first.
         */
        cautions: Array<{
            /**
             * `stop`: not for this child, or not in this form. `note`: only cut or checked as said, or better seldom (sugar, salt).
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
             * What to watch for where it has been eaten already; empty where there is nothing.
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
         * Which page, from 1.
         */
        page?: number;
        /**
         * 20 when not given, at most 100.
         */
        page_size?: number;
        /**
         * By the time, amount_ml of water, created_at; with - the other way around, several with commas.
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
         * IANA name of the time zone in which days begin; UTC when not given.
         */
        time_zone?: string;
    };
    url: '/api/nutriai/water-intake';
};
export type ListWaterErrors = {
    /**
     * Messages by field; `non_field_errors` for what is wrong with the fields together. A plan that no rule allows at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that none allows has `refused`, with its `reason`, a `message`, what helps `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or bad ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * Not there, or somebody else’s.
     */
    404: {
        detail: string;
    };
    /**
     * The path has no such method; `Allow` names those it has.
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
     * Ours. The log has it under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Not now; `Retry-After` says when to come back.
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
            made_by: {
                id: string;
                /**
                 * What they call themselves; empty where they gave no name.
                 */
                name: string;
                /**
                 * Null for who looks after the baby no more.
                 */
                role: 'parent' | 'carer' | null;
                is_me: boolean;
            } | null;
            created_at: string;
            updated_at: string;
        }>;
        /**
         * Every day from `from` to `to`, the last 92 of them, the latest first; without these the last seven.
         */
        totals: Array<{
            baby: string;
            date: string;
            amount_ml: number;
            /**
             * Usual plain water at the age; null under six months, when milk is all.
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
        source: string;
    };
    headers?: {
        /**
         * The same key and body again get the first answer and create nothing.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/nutriai/water-intake';
};
export type AddWaterErrors = {
    /**
     * Messages by field; `non_field_errors` for what is wrong with the fields together. A plan that no rule allows at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that none allows has `refused`, with its `reason`, a `message`, what helps `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or bad ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * The path has no such method; `Allow` names those it has.
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
     * Done already, or the key was used for another body.
     */
    409: {
        detail: string;
    };
    /**
     * Too many calls; `Retry-After` says when to come back.
     */
    429: {
        detail: string;
    };
    /**
     * Ours. The log has it under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Not now; `Retry-After` says when to come back.
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
        made_by: {
            id: string;
            /**
             * What they call themselves; empty where they gave no name.
             */
            name: string;
            /**
             * Null for who looks after the baby no more.
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
         * Which page, from 1.
         */
        page?: number;
        /**
         * 20 when not given, at most 100.
         */
        page_size?: number;
        baby?: string;
    };
    url: '/api/nutriai/stored-portions';
};
export type ListStoredPortionsErrors = {
    /**
     * Messages by field; `non_field_errors` for what is wrong with the fields together. A plan that no rule allows at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that none allows has `refused`, with its `reason`, a `message`, what helps `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or bad ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * Not there, or somebody else’s.
     */
    404: {
        detail: string;
    };
    /**
     * The path has no such method; `Allow` names those it has.
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
     * Ours. The log has it under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Not now; `Retry-After` says when to come back.
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
             * Of the page of a recipe of the library.
             */
            slug: string | null;
            title: string;
            /**
             * Of one portion.
             */
            grams: number;
            /**
             * How many are left.
             */
            portions: number;
            place: 'fridge' | 'freezer';
            cooked_on: string;
            /**
             * The last day on which a portion may be served.
             */
            eat_by: string;
            made_by: {
                id: string;
                /**
                 * What they call themselves; empty where they gave no name.
                 */
                name: string;
                /**
                 * Null for who looks after the baby no more.
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
         * Of one portion.
         */
        grams: number;
        portions: number;
        place: 'fridge' | 'freezer';
        cooked_on: string;
    };
    headers?: {
        /**
         * The same key and body again get the first answer and create nothing.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/nutriai/stored-portions';
};
export type StorePortionsErrors = {
    /**
     * Messages by field; `non_field_errors` for what is wrong with the fields together. A plan that no rule allows at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that none allows has `refused`, with its `reason`, a `message`, what helps `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or bad ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * The path has no such method; `Allow` names those it has.
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
     * Done already, or the key was used for another body.
     */
    409: {
        detail: string;
    };
    /**
     * Too many calls; `Retry-After` says when to come back.
     */
    429: {
        detail: string;
    };
    /**
     * Ours. The log has it under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Not now; `Retry-After` says when to come back.
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
         * Of the page of a recipe of the library.
         */
        slug: string | null;
        title: string;
        /**
         * Of one portion.
         */
        grams: number;
        /**
         * How many are left.
         */
        portions: number;
        place: 'fridge' | 'freezer';
        cooked_on: string;
        /**
         * The last day on which a portion may be served.
         */
        eat_by: string;
        made_by: {
            id: string;
            /**
             * What they call themselves; empty where they gave no name.
             */
            name: string;
            /**
             * Null for who looks after the baby no more.
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
         * Which page, from 1.
         */
        page?: number;
        /**
         * 20 when not given, at most 100.
         */
        page_size?: number;
        baby?: string;
        /**
         * The day of the schedule; today when not given.
         */
        date?: string;
        /**
         * IANA name of the time zone in which days begin; UTC when not given.
         */
        time_zone?: string;
    };
    url: '/api/nutriai/drops';
};
export type ListDropsErrors = {
    /**
     * Messages by field; `non_field_errors` for what is wrong with the fields together. A plan that no rule allows at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that none allows has `refused`, with its `reason`, a `message`, what helps `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or bad ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * Not there, or somebody else’s.
     */
    404: {
        detail: string;
    };
    /**
     * The path has no such method; `Allow` names those it has.
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
     * Ours. The log has it under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Not now; `Retry-After` says when to come back.
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
             * In the family’s own words, such as “1 drop”. It is never checked or suggested.
             */
            amount: string;
            weekdays: Array<'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'>;
            /**
             * HH:MM on the family’s clock.
             */
            time: string | null;
            /**
             * Counted down with each one given; null where nobody counts.
             */
            doses_left: number | null;
            /**
             * The schedule as of the date that was asked for, by the given time zone.
             */
            day: {
                date: string;
                is_due: boolean;
                /**
                 * On how many due days in a row before this date it was given.
                 */
                streak_before: number;
                /**
                 * Due days of the seven before this date on which none was logged, the earliest first.
                 */
                missed: Array<string>;
            };
            made_by: {
                id: string;
                /**
                 * What they call themselves; empty where they gave no name.
                 */
                name: string;
                /**
                 * Null for who looks after the baby no more.
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
         * Which page, from 1.
         */
        page?: number;
        /**
         * 20 when not given, at most 100.
         */
        page_size?: number;
        /**
         * By the time, amount_ml of water, created_at; with - the other way around, several with commas.
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
         * IANA name of the time zone in which days begin; UTC when not given.
         */
        time_zone?: string;
    };
    url: '/api/nutriai/given-drops';
};
export type ListGivenDropsErrors = {
    /**
     * Messages by field; `non_field_errors` for what is wrong with the fields together. A plan that no rule allows at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that none allows has `refused`, with its `reason`, a `message`, what helps `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or bad ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * Not there, or somebody else’s.
     */
    404: {
        detail: string;
    };
    /**
     * The path has no such method; `Allow` names those it has.
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
     * Ours. The log has it under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Not now; `Retry-After` says when to come back.
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
             * Null once it is no longer on the list.
             */
            drop: string | null;
            /**
             * As the list said when it was logged.
             */
            name: string;
            amount: string;
            given_at: string;
            made_by: {
                id: string;
                /**
                 * What they call themselves; empty where they gave no name.
                 */
                name: string;
                /**
                 * Null for who looks after the baby no more.
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
         * The same key and body again get the first answer and create nothing.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/nutriai/given-drops';
};
export type AddGivenDropErrors = {
    /**
     * Messages by field; `non_field_errors` for what is wrong with the fields together. A plan that no rule allows at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that none allows has `refused`, with its `reason`, a `message`, what helps `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or bad ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * The path has no such method; `Allow` names those it has.
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
     * Done already, or the key was used for another body.
     */
    409: {
        detail: string;
    };
    /**
     * Too many calls; `Retry-After` says when to come back.
     */
    429: {
        detail: string;
    };
    /**
     * Ours. The log has it under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Not now; `Retry-After` says when to come back.
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
         * Null once it is no longer on the list.
         */
        drop: string | null;
        /**
         * As the list said when it was logged.
         */
        name: string;
        amount: string;
        given_at: string;
        made_by: {
            id: string;
            /**
             * What they call themselves; empty where they gave no name.
             */
            name: string;
            /**
             * Null for who looks after the baby no more.
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
     * Not there, or somebody else’s.
     */
    404: {
        detail: string;
    };
    /**
     * The path has no such method; `Allow` names those it has.
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
     * Too many calls; `Retry-After` says when to come back.
     */
    429: {
        detail: string;
    };
    /**
     * Ours. The log has it under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Not now; `Retry-After` says when to come back.
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
         * Today when not given.
         */
        date?: string;
        /**
         * IANA name of the time zone in which days begin; UTC when not given.
         */
        time_zone?: string;
    };
    url: '/api/nutriai/baby-profiles/{id}/today';
};
export type ReadTodayErrors = {
    /**
     * Messages by field; `non_field_errors` for what is wrong with the fields together. A plan that no rule allows at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that none allows has `refused`, with its `reason`, a `message`, what helps `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or bad ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * Not there, or somebody else’s.
     */
    404: {
        detail: string;
    };
    /**
     * The path has no such method; `Allow` names those it has.
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
     * Too many calls; `Retry-After` says when to come back.
     */
    429: {
        detail: string;
    };
    /**
     * Ours. The log has it under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Not now; `Retry-After` says when to come back.
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
         * Of the meals of this day and of reactions of the last seven: what to watch for, and whom to call. What has to be seen first stands first.
         */
        alerts: Array<{
            /**
             * Stable; what it is about stands behind a colon: `gate:honey`.
             */
            id: string;
            /**
             * `urgent`: an ambulance, or a doctor today. `see_someone`: a doctor’s or health visitor’s look. `watch`: to change. `tip`: good to know.
             */
            severity: 'urgent' | 'see_someone' | 'watch' | 'tip';
            title: string;
            advice: string;
            /**
             * Show the emergency numbers, before all else.
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
         * Something besides milk and drinks was logged.
         */
        is_logged: boolean;
        /**
         * Null beyond 36 months, to which needs are kept.
         */
        milk: {
            ml: number;
            /**
             * What is drunk at the breast nobody measures.
             */
            estimated: boolean;
            /**
             * Feeds that were logged.
             */
            feeds: number;
            breast_ml: number;
            formula_ml: number;
            other_ml: number;
            /**
             * Where advice has a range.
             */
            usual: {
                min_ml: number;
                max_ml: number;
            } | null;
        } | null;
        /**
         * Of the day so far, against the need of a whole day, iron first. Empty while nothing is logged.
         */
        nutrients: Array<{
            code: 'energy_kcal' | 'protein_g' | 'fat_g' | 'saturated_fat_g' | 'linoleic_g' | 'ala_g' | 'epa_dha_g' | 'carbohydrate_g' | 'fibre_g' | 'sugars_g' | 'water_g' | 'calcium_mg' | 'iron_mg' | 'zinc_mg' | 'magnesium_mg' | 'phosphorus_mg' | 'potassium_mg' | 'sodium_mg' | 'selenium_ug' | 'vitamin_a_ug' | 'retinol_ug' | 'vitamin_c_mg' | 'vitamin_d_ug' | 'vitamin_e_mg' | 'vitamin_k_ug' | 'thiamin_mg' | 'riboflavin_mg' | 'niacin_mg' | 'vitamin_b6_mg' | 'folate_ug' | 'vitamin_b12_ug' | 'choline_mg';
            name: string;
            unit: string;
            /**
             * Null where nothing that was eaten is measured for it.
             */
            have: number | null;
            need: number;
            from_milk: number;
            /**
             * Something eaten is not in it: the true amount is higher.
             */
            at_least: boolean;
            status: 'covered' | 'close' | 'low' | 'no_data';
            /**
             * What brings it, of what this child may have; null where it is not low.
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
         * The sums hold weights of foods that were assumed.
         */
        has_estimates: boolean;
        /**
         * WHO’s eight food groups, at 6 to 23 months; null at other ages and without a log.
         */
        groups: {
            had: Array<'breast_milk' | 'grains_roots_tubers' | 'pulses_nuts_seeds' | 'dairy' | 'flesh_foods' | 'eggs' | 'vita_fruits_veg' | 'other_fruits_veg' | 'fats_oils' | 'other'>;
            /**
             * Milk counts as the profile says, not because a feed was logged.
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
             * Logged as drinks, and drunk with meals.
             */
            plain_ml: number;
            /**
             * Of `plain_ml`, what the meals hold.
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
         * Which page, from 1.
         */
        page?: number;
        /**
         * 20 when not given, at most 100.
         */
        page_size?: number;
        /**
         * By start_date, created_at; with - the other way around, several with commas.
         */
        ordering?: string;
        baby?: string;
        /**
         * Plans that have this day.
         */
        on?: string;
    };
    url: '/api/nutriai/meal-plans';
};
export type ListMealPlansErrors = {
    /**
     * Messages by field; `non_field_errors` for what is wrong with the fields together. A plan that no rule allows at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that none allows has `refused`, with its `reason`, a `message`, what helps `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or bad ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * Not there, or somebody else’s.
     */
    404: {
        detail: string;
    };
    /**
     * The path has no such method; `Allow` names those it has.
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
     * Ours. The log has it under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Not now; `Retry-After` says when to come back.
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
             * A dish is unsafe as the profile or the log stands now: plan the rest anew.
             */
            is_outdated: boolean;
            /**
             * Goes up with every change of the meals.
             */
            version: number;
            made_by: {
                id: string;
                /**
                 * What they call themselves; empty where they gave no name.
                 */
                name: string;
                /**
                 * Null for who looks after the baby no more.
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
                     * null where nothing fits; `why` says so.
                     */
                    recipe: string | null;
                    /**
                     * Of the page of the recipe.
                     */
                    slug: string | null;
                    title: string;
                    grams: number;
                    /**
                     * The grams in household measures.
                     */
                    portion: string;
                    /**
                     * How to serve it at this age.
                     */
                    texture: string;
                    /**
                     * `block` where the profile or the log has changed since, and the dish is unsafe now.
                     */
                    verdict: 'allow' | 'allow_with_preparation' | 'block' | null;
                    locked: boolean;
                    /**
                     * The day on which the batch was made.
                     */
                    leftover_of?: string;
                    why?: string;
                }>;
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
     * Messages by field; `non_field_errors` for what is wrong with the fields together. A plan that no rule allows at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that none allows has `refused`, with its `reason`, a `message`, what helps `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or bad ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * Not there, or somebody else’s.
     */
    404: {
        detail: string;
    };
    /**
     * The path has no such method; `Allow` names those it has.
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
     * Ours. The log has it under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Not now; `Retry-After` says when to come back.
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
         * A dish is unsafe as the profile or the log stands now: plan the rest anew.
         */
        is_outdated: boolean;
        /**
         * Goes up with every change of the meals.
         */
        version: number;
        made_by: {
            id: string;
            /**
             * What they call themselves; empty where they gave no name.
             */
            name: string;
            /**
             * Null for who looks after the baby no more.
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
                 * null where nothing fits; `why` says so.
                 */
                recipe: string | null;
                /**
                 * Of the page of the recipe.
                 */
                slug: string | null;
                title: string;
                grams: number;
                /**
                 * The grams in household measures.
                 */
                portion: string;
                /**
                 * How to serve it at this age.
                 */
                texture: string;
                /**
                 * `block` where the profile or the log has changed since, and the dish is unsafe now.
                 */
                verdict: 'allow' | 'allow_with_preparation' | 'block' | null;
                locked: boolean;
                /**
                 * The day on which the batch was made.
                 */
                leftover_of?: string;
                why?: string;
                nutrients: {
                    [key: string]: number;
                };
            }>;
            /**
             * Of the food of the day, without milk.
             */
            totals: {
                [key: string]: number;
            };
            /**
             * What food should give a day.
             */
            targets: {
                [key: string]: number;
            };
            food_groups: Array<'breast_milk' | 'grains_roots_tubers' | 'pulses_nuts_seeds' | 'dairy' | 'flesh_foods' | 'eggs' | 'vita_fruits_veg' | 'other_fruits_veg'>;
        }>;
        /**
         * In the order of a walk through a shop.
         */
        shopping_list: Array<{
            food: string;
            name: string;
            aisle: 'fruit_and_vegetables' | 'meat_and_fish' | 'dairy_and_eggs' | 'bread_and_cereals' | 'pulses_nuts_and_seeds' | 'oils_and_fats' | 'herbs_and_spices' | 'other';
            /**
             * For whole batches, as the recipes are written.
             */
            grams: number;
            /**
             * The same as a shop sells it: pieces, tins, grams dry or raw.
             */
            buy?: Array<{
                amount: number;
                unit: 'piece' | 'tin' | 'g' | 'ml';
            }>;
            /**
             * Spices and oils, which most kitchens have.
             */
            cupboard?: boolean;
            recipes: Array<string>;
            in_pantry: boolean;
        }>;
        shortfalls: Array<{
            nutrient: 'energy_kcal' | 'protein_g' | 'fat_g' | 'saturated_fat_g' | 'linoleic_g' | 'ala_g' | 'epa_dha_g' | 'carbohydrate_g' | 'fibre_g' | 'sugars_g' | 'water_g' | 'calcium_mg' | 'iron_mg' | 'zinc_mg' | 'magnesium_mg' | 'phosphorus_mg' | 'potassium_mg' | 'sodium_mg' | 'selenium_ug' | 'vitamin_a_ug' | 'retinol_ug' | 'vitamin_c_mg' | 'vitamin_d_ug' | 'vitamin_e_mg' | 'vitamin_k_ug' | 'thiamin_mg' | 'riboflavin_mg' | 'niacin_mg' | 'vitamin_b6_mg' | 'folate_ug' | 'vitamin_b12_ug' | 'choline_mg' | 'free_sugars_g' | 'food_groups' | 'meals';
            /**
             * A day on average, from food.
             */
            have: number;
            need: number;
            /**
             * Of the need; above 1 for a limit that is passed.
             */
            share: number;
            share_with_milk?: number;
            /**
             * The most that any week of these recipes could give.
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
         * Allergens that are new to the child.
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
         * Points, 100 at most.
         */
        objective: number;
        /**
         * Proven relative distance from the best there is.
         */
        gap: number;
        choices: {
            days: number;
            /**
             * Main meals; the fourth and fifth are small. null: what is usual for the age.
             */
            meals_per_day: number | null;
            /**
             * null: what is usual for the age.
             */
            snacks: number | null;
            /**
             * Foods at home that should be used first: ids or words.
             */
            pantry: Array<string>;
            /**
             * Most minutes of a dish from Monday to Friday.
             */
            max_minutes: number | null;
            /**
             * Minutes of work in the kitchen that a day should not go beyond; leftovers take none.
             */
            cooking_minutes: number;
            /**
             * Who eat along: the shopping list is for one batch more for each.
             */
            grown_ups: number;
            /**
             * What this plan leaves out: foods as ids or words, or ids of recipes.
             */
            exclude: Array<string>;
            seed: number;
        };
        /**
         * Foods of the shopping list that were ticked off.
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
         * 7 when not given.
         */
        days?: '7' | '14' | '30';
        /**
         * IANA name of the time zone in which days begin; UTC when not given.
         */
        time_zone?: string;
    };
    url: '/api/nutriai/insights/{id}';
};
export type ReadInsightsErrors = {
    /**
     * Messages by field; `non_field_errors` for what is wrong with the fields together. A plan that no rule allows at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that none allows has `refused`, with its `reason`, a `message`, what helps `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or bad ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * Not there, or somebody else’s.
     */
    404: {
        detail: string;
    };
    /**
     * The path has no such method; `Allow` names those it has.
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
     * Too many calls; `Retry-After` says when to come back.
     */
    429: {
        detail: string;
    };
    /**
     * Ours. The log has it under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Not now; `Retry-After` says when to come back.
     */
    503: {
        detail: string;
    };
};
export type ReadInsightsError = ReadInsightsErrors[keyof ReadInsightsErrors];
export type ReadInsightsResponses = {
    /**
     * What was found.
     */
    200: {
        baby: string;
        today: string;
        from: string;
        to: string;
        age_months: number;
        corrected_age_months: number | null;
        /**
         * The sums of the window hold weights or milk that were assumed.
         */
        has_estimates: boolean;
        /**
         * Days with a meal besides milk: means are of these.
         */
        logged_days: number;
        /**
         * What has to be seen first stands first.
         */
        alerts: Array<{
            /**
             * Stable; what it is about stands behind a colon: `gate:honey`.
             */
            id: string;
            /**
             * `urgent`: an ambulance, or a doctor today. `see_someone`: a doctor’s or health visitor’s look. `watch`: to change. `tip`: good to know.
             */
            severity: 'urgent' | 'see_someone' | 'watch' | 'tip';
            title: string;
            advice: string;
            /**
             * Show the emergency numbers, before all else.
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
         * Intake against need, iron and vitamin D first; empty without a logged day and under six months.
         */
        nutrients: Array<{
            code: 'energy_kcal' | 'protein_g' | 'fat_g' | 'saturated_fat_g' | 'linoleic_g' | 'ala_g' | 'epa_dha_g' | 'carbohydrate_g' | 'fibre_g' | 'sugars_g' | 'water_g' | 'calcium_mg' | 'iron_mg' | 'zinc_mg' | 'magnesium_mg' | 'phosphorus_mg' | 'potassium_mg' | 'sodium_mg' | 'selenium_ug' | 'vitamin_a_ug' | 'retinol_ug' | 'vitamin_c_mg' | 'vitamin_d_ug' | 'vitamin_e_mg' | 'vitamin_k_ug' | 'thiamin_mg' | 'riboflavin_mg' | 'niacin_mg' | 'vitamin_b6_mg' | 'folate_ug' | 'vitamin_b12_ug' | 'choline_mg';
            name: string;
            unit: string;
            /**
             * A day, the mean of the logged days. Null where nothing is known.
             */
            have: number | null;
            /**
             * A day, the mean of the same days.
             */
            need: number;
            /**
             * have ÷ need
             */
            share: number | null;
            /**
             * What is known of.
             */
            lower: number;
            /**
             * Null where something eaten is unknown: the true mean is `lower` or more.
             */
            upper: number | null;
            /**
             * Of `have`.
             */
            from_milk: number;
            /**
             * Share of the food eaten that was measured for it, 0 to 1.
             */
            coverage: number;
            status: 'covered' | 'close' | 'low' | 'no_data';
            /**
             * Tolerable upper intake level, where it counts food.
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
         * Salt, sugars and other things of which less is more.
         */
        limits: Array<{
            id: 'sodium' | 'added_sugars' | 'retinol' | 'juice' | 'cows_milk_drink';
            unit: 'mg' | 'g' | 'µg' | 'ml';
            /**
             * What is known of, a day, mean of the logged days.
             */
            lower: number;
            /**
             * What it can be at most; null where something eaten is unknown.
             */
            upper: number | null;
            max: number;
            status: 'within' | 'above' | 'no_data';
            note: string;
            /**
             * Names of foods that bring it.
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
         * The window by day, oldest first; empty beyond 36 months.
         */
        days: Array<{
            date: string;
            age_months: number;
            /**
             * At least one meal besides milk.
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
             * Milk and food together. What is not known is absent.
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
             * Nutrients of which the true amount is higher.
             */
            at_least: Array<'energy_kcal' | 'protein_g' | 'fat_g' | 'saturated_fat_g' | 'linoleic_g' | 'ala_g' | 'epa_dha_g' | 'carbohydrate_g' | 'fibre_g' | 'sugars_g' | 'water_g' | 'calcium_mg' | 'iron_mg' | 'zinc_mg' | 'magnesium_mg' | 'phosphorus_mg' | 'potassium_mg' | 'sodium_mg' | 'selenium_ug' | 'vitamin_a_ug' | 'retinol_ug' | 'vitamin_c_mg' | 'vitamin_d_ug' | 'vitamin_e_mg' | 'vitamin_k_ug' | 'thiamin_mg' | 'riboflavin_mg' | 'niacin_mg' | 'vitamin_b6_mg' | 'folate_ug' | 'vitamin_b12_ug' | 'choline_mg'>;
            not_counted: Array<{
                text: string;
                reason: 'unknown_food' | 'no_weight' | 'no_composition';
                nearest: Array<string>;
            }>;
            /**
             * What counts by its usual portion.
             */
            usual_portions: Array<string>;
        }>;
        /**
         * Null beyond 36 months.
         */
        milk: {
            feeding: 'breast' | 'formula' | 'mixed' | 'none';
            /**
             * Of the days of the window; null where none is known.
             */
            mean_ml: number | null;
            estimated: boolean;
            /**
             * What such a child usually drinks.
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
                 * A milk is listed because of the profile, without a logged feed.
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
                 * Minimum milk feeding frequency; not asked when breastfed.
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
                 * On how many of the days that tell.
                 */
                mdd: {
                    days: number;
                    of: number;
                };
                /**
                 * On how many of the days that tell.
                 */
                mmf: {
                    days: number;
                    of: number;
                };
                /**
                 * On how many of the days that tell.
                 */
                mmff: {
                    days: number;
                    of: number;
                };
                /**
                 * On how many of the days that tell.
                 */
                mad: {
                    days: number;
                    of: number;
                };
                /**
                 * On how many of the days that tell.
                 */
                eff: {
                    days: number;
                    of: number;
                };
                /**
                 * On how many of the days that tell.
                 */
                zvf: {
                    days: number;
                    of: number;
                };
                /**
                 * On how many of the days that tell.
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
         * Null beyond 36 months.
         */
        water: {
            days: Array<{
                date: string;
                plain_ml: number;
                /**
                 * With milk and food; null without a logged meal.
                 */
                total_ml: number | null;
            }>;
            /**
             * Mean of the days with plain water.
             */
            plain_ml: number | null;
            /**
             * Mean of the days with a logged meal.
             */
            total_ml: number | null;
            total_need_ml: number;
            /**
             * Usual plain water at the age; null under six months.
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
                 * `reacted`: somebody said that a reaction was to it. `suspected`: a reaction stands at a meal that held it, and nobody said to which food.
                 */
                status: 'allergic' | 'reacted' | 'suspected' | 'tolerated' | 'not_yet';
                first: string | null;
                last: string | null;
                /**
                 * Days on which it was eaten.
                 */
                times: number;
                /**
                 * The worst that was said to be to it.
                 */
                reaction: 'none' | 'mild' | 'severe';
                /**
                 * The worst where nobody said to which food.
                 */
                suspicion: 'none' | 'mild' | 'severe';
                /**
                 * Eaten before the baby was entered here, on a day that nobody remembers.
                 */
                is_undated: boolean;
                /**
                 * In the last week, of what is tolerated.
                 */
                kept_up: boolean | null;
            }>;
            /**
             * New ones in the order to meet them, three days apart.
             */
            due: Array<{
                code: 'milk' | 'egg' | 'peanut' | 'tree_nuts' | 'wheat' | 'gluten' | 'soy' | 'sesame' | 'fish' | 'crustaceans' | 'molluscs' | 'celery' | 'mustard' | 'lupin' | 'sulphites';
                name: string;
                from: string;
                how: string;
                /**
                 * A word with a doctor comes first.
                 */
                ask_first: boolean;
            }>;
            /**
             * Tolerated, and not in the last week.
             */
            offer_again: Array<'milk' | 'egg' | 'peanut' | 'tree_nuts' | 'wheat' | 'gluten' | 'soy' | 'sesame' | 'fish' | 'crustaceans' | 'molluscs' | 'celery' | 'mustard' | 'lupin' | 'sulphites'>;
            /**
             * Why nothing new is due.
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
             * Born before 37 weeks: until two years, points go by the due date.
             */
            is_corrected: boolean;
            /**
             * One of each indicator; where the sex is not given, of girls and then of boys.
             */
            series: Array<{
                indicator: 'weight_for_age' | 'length_for_age' | 'weight_for_length' | 'bmi_for_age' | 'head_circumference_for_age';
                /**
                 * Whose chart it is.
                 */
                sex: 'female' | 'male';
                unit: 'kg' | 'cm' | 'kg/m²';
                x_unit: 'months' | 'cm';
                /**
                 * Where the chart begins, in `x_unit`.
                 */
                from: number;
                to: number;
                /**
                 * The child’s own, oldest first.
                 */
                points: Array<{
                    date: string;
                    /**
                     * Months of age, from the due date for a child born early until two years; else centimetres.
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
                 * Measurements that the chart has no place for.
                 */
                left_out: Array<{
                    date: string;
                    value: number;
                    reason: 'implausible' | 'before_due' | 'outside_table';
                }>;
                /**
                 * WHO’s centiles, the lowest first; there before any point is.
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
             * The last of each indicator; empty where the sex is not given.
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
             * Falls across centile spaces (NICE NG75); null without a sex or a weight.
             */
            weight_gain: {
                latest_z?: number;
                /**
                 * Centile spaces from the highest earlier weight to the latest; below zero for a rise.
                 */
                fall_in_spaces?: number;
                /**
                 * The fall that calls for a check, by birth weight.
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
             * Different foods in the window.
             */
            window: number;
            new_foods: Array<{
                food: string;
                name: string;
            }>;
            /**
             * Of all time.
             */
            by_group: {
                [key: string]: number;
            };
        };
        /**
         * Eaten in the window, milk drinks aside, the most frequent first.
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
        page?: string;
        page_size?: string;
        q?: string;
        age_months?: number;
        meal?: 'breakfast' | 'lunch' | 'dinner' | 'snack';
        /**
         * Codes with commas between: milk, egg, peanut, tree_nuts, wheat, gluten, soy, sesame, fish, crustaceans, molluscs, celery, mustard, lupin, sulphites.
         */
        exclude_allergens?: string;
        diet?: 'omnivore' | 'pescatarian' | 'vegetarian' | 'vegan';
        rich_in?: 'energy_kcal' | 'protein_g' | 'fat_g' | 'saturated_fat_g' | 'linoleic_g' | 'ala_g' | 'epa_dha_g' | 'carbohydrate_g' | 'fibre_g' | 'sugars_g' | 'water_g' | 'calcium_mg' | 'iron_mg' | 'zinc_mg' | 'magnesium_mg' | 'phosphorus_mg' | 'potassium_mg' | 'sodium_mg' | 'selenium_ug' | 'vitamin_a_ug' | 'retinol_ug' | 'vitamin_c_mg' | 'vitamin_d_ug' | 'vitamin_e_mg' | 'vitamin_k_ug' | 'thiamin_mg' | 'riboflavin_mg' | 'niacin_mg' | 'vitamin_b6_mg' | 'folate_ug' | 'vitamin_b12_ug' | 'choline_mg';
        max_minutes?: number;
        favorite?: 'true' | 'false';
        /**
         * true: the member’s own only; false: those of the library.
         */
        mine?: 'true' | 'false';
        /**
         * By title, minutes, age_from_months or created_at; with - the other way around, several with commas.
         */
        ordering?: string;
    };
    url: '/api/nutriai/recipes';
};
export type ListRecipesErrors = {
    /**
     * Messages by field; `non_field_errors` for what is wrong with the fields together. A plan that no rule allows at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that none allows has `refused`, with its `reason`, a `message`, what helps `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or bad ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * Not there, or somebody else’s.
     */
    404: {
        detail: string;
    };
    /**
     * The path has no such method; `Allow` names those it has.
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
     * Ours. The log has it under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Not now; `Retry-After` says when to come back.
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
             * How to serve it at the first age.
             */
            texture: string;
            textures: Array<{
                from_months: number;
                text: string;
            }>;
            /**
             * The first meal that it suits.
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
                 * As weighed.
                 */
                state: 'raw' | 'cooked' | 'boiled' | 'baked' | 'roasted' | 'stewed' | 'grilled' | 'fried' | 'scrambled' | 'poached' | 'canned' | 'dry' | 'dried' | 'puree' | 'ready' | null;
                /**
                 * As its writer put it.
                 */
                line: string | null;
                /**
                 * False for a pinch, and for a food without measured figures.
                 */
                is_counted: boolean;
            }>;
            steps: Array<string>;
            storage: string;
            /**
             * Of one serving. What is not known is absent.
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
             * At the first age, for a child without allergies.
             */
            safety: {
                /**
                 * `unsure`: not every word was understood, so nothing is let through; `unknown` has the words. A block stays a block.
                 */
                verdict: 'allow' | 'allow_with_preparation' | 'unsure' | 'block';
                /**
                 * Signs that need an ambulance were named: show that before anything else.
                 */
                emergency: boolean;
                /**
                 * An emergency first, then the most severe.
                 */
                findings: Array<{
                    /**
                     * Stable id of the rule.
                     */
                    rule: string;
                    kind: 'safety' | 'diet';
                    /**
                     * `unsure`: words that were not understood; `food_name` has them, `instead` says what to do.
                     */
                    severity: 'block' | 'unsure' | 'prepare' | 'warn' | 'info';
                    /**
                     * Id of the food; null where no food of the list is named.
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
                 * Words that were not understood, or only by a guess, with the ids of the foods that may be meant.
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
             * Who wrote a generated recipe.
             */
            engine: 'model' | 'composer' | null;
            is_favorite: boolean;
            /**
             * Of an own recipe.
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
         * Id of a baby for whom it is judged and weighed.
         */
        baby?: string;
    };
    url: '/api/nutriai/recipes/{id}';
};
export type ReadRecipeErrors = {
    /**
     * Messages by field; `non_field_errors` for what is wrong with the fields together. A plan that no rule allows at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that none allows has `refused`, with its `reason`, a `message`, what helps `instead` and the `sources`.
     */
    400: {
        [key: string]: unknown;
    };
    /**
     * No credentials, or bad ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * Not there, or somebody else’s.
     */
    404: {
        detail: string;
    };
    /**
     * The path has no such method; `Allow` names those it has.
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
     * Ours. The log has it under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Not now; `Retry-After` says when to come back.
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
         * How to serve it at the first age.
         */
        texture: string;
        textures: Array<{
            from_months: number;
            text: string;
        }>;
        /**
         * The first meal that it suits.
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
             * As weighed.
             */
            state: 'raw' | 'cooked' | 'boiled' | 'baked' | 'roasted' | 'stewed' | 'grilled' | 'fried' | 'scrambled' | 'poached' | 'canned' | 'dry' | 'dried' | 'puree' | 'ready' | null;
            /**
             * As its writer put it.
             */
            line: string | null;
            /**
             * False for a pinch, and for a food without measured figures.
             */
            is_counted: boolean;
        }>;
        steps: Array<string>;
        storage: string;
        /**
         * Of one serving. What is not known is absent.
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
         * At the first age, for a child without allergies.
         */
        safety: {
            /**
             * `unsure`: not every word was understood, so nothing is let through; `unknown` has the words. A block stays a block.
             */
            verdict: 'allow' | 'allow_with_preparation' | 'unsure' | 'block';
            /**
             * Signs that need an ambulance were named: show that before anything else.
             */
            emergency: boolean;
            /**
             * An emergency first, then the most severe.
             */
            findings: Array<{
                /**
                 * Stable id of the rule.
                 */
                rule: string;
                kind: 'safety' | 'diet';
                /**
                 * `unsure`: words that were not understood; `food_name` has them, `instead` says what to do.
                 */
                severity: 'block' | 'unsure' | 'prepare' | 'warn' | 'info';
                /**
                 * Id of the food; null where no food of the list is named.
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
             * Words that were not understood, or only by a guess, with the ids of the foods that may be meant.
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
         * Who wrote a generated recipe.
         */
        engine: 'model' | 'composer' | null;
        is_favorite: boolean;
        /**
         * Of an own recipe.
         */
        created_at: string | null;
        updated_at: string | null;
        for_baby: {
            baby: string;
            age_months: number;
            /**
             * At the first age, for a child without allergies.
             */
            safety: {
                /**
                 * `unsure`: not every word was understood, so nothing is let through; `unknown` has the words. A block stays a block.
                 */
                verdict: 'allow' | 'allow_with_preparation' | 'unsure' | 'block';
                /**
                 * Signs that need an ambulance were named: show that before anything else.
                 */
                emergency: boolean;
                /**
                 * An emergency first, then the most severe.
                 */
                findings: Array<{
                    /**
                     * Stable id of the rule.
                     */
                    rule: string;
                    kind: 'safety' | 'diet';
                    /**
                     * `unsure`: words that were not understood; `food_name` has them, `instead` says what to do.
                     */
                    severity: 'block' | 'unsure' | 'prepare' | 'warn' | 'info';
                    /**
                     * Id of the food; null where no food of the list is named.
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
                 * Words that were not understood, or only by a guess, with the ids of the foods that may be meant.
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
             * How to serve it at this age; null before the recipe’s first age.
             */
            texture: string | null;
            /**
             * A working portion at this age.
             */
            portion_g: number | null;
            /**
             * Of that portion, or of a serving where there is none.
             */
            nutrients: {
                [key: string]: number;
            };
            /**
             * What milk and food together should give in a day; empty after three years.
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
         * Which page, from 1.
         */
        page?: number;
        /**
         * 20 when not given, at most 100.
         */
        page_size?: number;
        /**
         * By title, minutes, age_from_months or created_at; with - the other way around, several with commas.
         */
        ordering?: string;
    };
    url: '/api/nutriai/recipes/favorites/list';
};
export type ListFavoriteRecipesErrors = {
    /**
     * No credentials, or bad ones.
     */
    401: {
        detail: string;
        code?: string;
    };
    /**
     * Not there, or somebody else’s.
     */
    404: {
        detail: string;
    };
    /**
     * The path has no such method; `Allow` names those it has.
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
     * Ours. The log has it under the request’s id.
     */
    500: {
        detail: string;
        request_id: string;
    };
    /**
     * Not now; `Retry-After` says when to come back.
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
             * How to serve it at the first age.
             */
            texture: string;
            textures: Array<{
                from_months: number;
                text: string;
            }>;
            /**
             * The first meal that it suits.
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
                 * As weighed.
                 */
                state: 'raw' | 'cooked' | 'boiled' | 'baked' | 'roasted' | 'stewed' | 'grilled' | 'fried' | 'scrambled' | 'poached' | 'canned' | 'dry' | 'dried' | 'puree' | 'ready' | null;
                /**
                 * As its writer put it.
                 */
                line: string | null;
                /**
                 * False for a pinch, and for a food without measured figures.
                 */
                is_counted: boolean;
            }>;
            steps: Array<string>;
            storage: string;
            /**
             * Of one serving. What is not known is absent.
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
             * At the first age, for a child without allergies.
             */
            safety: {
                /**
                 * `unsure`: not every word was understood, so nothing is let through; `unknown` has the words. A block stays a block.
                 */
                verdict: 'allow' | 'allow_with_preparation' | 'unsure' | 'block';
                /**
                 * Signs that need an ambulance were named: show that before anything else.
                 */
                emergency: boolean;
                /**
                 * An emergency first, then the most severe.
                 */
                findings: Array<{
                    /**
                     * Stable id of the rule.
                     */
                    rule: string;
                    kind: 'safety' | 'diet';
                    /**
                     * `unsure`: words that were not understood; `food_name` has them, `instead` says what to do.
                     */
                    severity: 'block' | 'unsure' | 'prepare' | 'warn' | 'info';
                    /**
                     * Id of the food; null where no food of the list is named.
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
                 * Words that were not understood, or only by a guess, with the ids of the foods that may be meant.
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
             * Who wrote a generated recipe.
             */
            engine: 'model' | 'composer' | null;
            is_favorite: boolean;
            /**
             * Of an own recipe.
             */
            created_at: string | null;
            updated_at: string | null;
        }>;
    };
};
export type ListFavoriteRecipesResponse = ListFavoriteRecipesResponses[keyof ListFavoriteRecipesResponses];
