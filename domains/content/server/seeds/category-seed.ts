import type { InEveryLanguage } from "@baize/kernel/locale";

export type CategorySeed = {
	slug: string;
	/** The title of its row and its page. */
	title: InEveryLanguage<string>;
	/** The text of its link, where that is not its title. */
	name?: InEveryLanguage<string>;
	games?: string[];
	subCategories?: string[];
	priority: number;
};
