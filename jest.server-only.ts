// Stands for the `server-only` marker, which throws outside a React server build; Jest runs server modules directly.
export {};
