/** The categories of live tables, each with its own page. spec §2 */
export const LIVE_CATEGORIES = ["live-casino", "live-dealer"] as const;
