/** "system" follows the device; without a device setting the site is dark. */
export type ThemeChoice = "system" | "dark" | "light";

/** The browser stores the choice under this name. The server does not know it: it sends the same page to everyone. */
const KEY = "theme";

/**
 * Renders the page in a theme, including the browser's own bar; with any other value, in the device's. Self-contained,
 * since its text also runs before every script.
 */
export function drawTheme(choice: string | null | undefined): void {
	const theme = choice === "dark" || choice === "light" ? choice : undefined;
	const root = document.documentElement;
	if (theme) root.dataset.theme = theme;
	else delete root.dataset.theme;
	for (const bar of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
		const own = bar.id.slice("bar-".length);
		bar.media = theme ? (theme === own ? "all" : "not all") : `(prefers-color-scheme: ${own})`;
	}
}

/** Runs before a page is painted, so that the theme never changes visibly. A browser may allow no storage. */
export const earlyTheme = (): string =>
	`(function(){var kept;try{kept=localStorage.getItem("${KEY}")}catch(e){}(${drawTheme})(kept)})()`;

/** The theme in which the page was rendered. */
export const drawnTheme = (): ThemeChoice => (document.documentElement.dataset.theme as ThemeChoice) ?? "system";

/** Switches this page to the theme and stores the choice where the browser allows it. */
export function switchTheme(choice: ThemeChoice): void {
	drawTheme(choice);
	try {
		localStorage.setItem(KEY, choice);
	} catch {}
}
