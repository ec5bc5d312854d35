import type { InLanguages } from "@baize/kernel/locale";

export type CategorySeed = {
	slug: string;
	/** The title of its row and its page. */
	title: InLanguages<string>;
	/** The text of its link, where that is not its title. */
	name?: InLanguages<string>;
	games?: string[];
	subCategories?: string[];
	priority: number;
};
