import { DEFAULT_LOCALE } from "@baize/kernel/locale";

/**
 * By their addresses: what the browser's scripts import, which texts they wait for in each language, and what a
 * player's page needs in addition.
 */
export type LateScripts = {
	scripts: Record<string, { imports: readonly string[]; texts: Partial<Record<string, readonly string[]>> }>;
	player: readonly string[];
};

/** The scripts that the router names in a page, and whom the page is for. */
export type PageNeeds = { named: readonly string[]; locale: string; isPlayer: boolean };

/** What a page will need that it does not reference at once, in the order in which it is needed. */
export function lateScriptsOf({ scripts, player }: LateScripts, { named, locale, isPlayer }: PageNeeds): string[] {
	const found = new Set<string>();
	const add = (file: string): void => {
		if (found.has(file)) return;
		found.add(file);
		const { imports = [], texts = {} } = scripts[file] ?? {};
		for (const needed of [...imports, ...(texts[locale] ?? texts[DEFAULT_LOCALE] ?? [])]) add(needed);
	};
	for (const file of [...named, ...(isPlayer ? player : [])]) add(file);
	return [...found].filter((file) => !named.includes(file));
}
