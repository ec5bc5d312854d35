/** Where a game's page lives, without the language. spec §2 */
export const gamePath = (category: string, subcategory: string, page: string): string =>
	`/casino/${category}/${subcategory}/${page}`;

/** Where a category, or a category in it, shows all its games. */
export const categoryPath = (category: string, subcategory?: string): string =>
	subcategory ? `/casino/${category}/${subcategory}` : `/casino/${category}`;
