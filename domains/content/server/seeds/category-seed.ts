import type { InLanguages } from "@baize/kernel/locale";

export type CategorySeed = {
	slug: string;
	/** The title of its row and its page, and the text of its link. */
	title: InLanguages<string>;
	name: InLanguages<string>;
	games?: string[];
	subCategories?: string[];
	priority: number;
};
