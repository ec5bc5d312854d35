/** "system" follows the machine; without a wish of the machine the house is dark. */
export type ThemeChoice = "system" | "dark" | "light";

/** The browser keeps the choice under this name. The server is not told: it sends the same page to everybody. */
const KEY = "theme";

/**
 * Draws the page in a theme, the browser's own bar with it; in that of the machine for any other value. Self-contained,
 * since its text also runs ahead of every script.
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

/** What runs before a page is drawn, so that it never turns before a person's eyes. A browser may let nothing be kept. */
export const earlyTheme = (): string =>
	`(function(){var kept;try{kept=localStorage.getItem("${KEY}")}catch(e){}(${drawTheme})(kept)})()`;

/** The theme that the page was told to be drawn in. */
export const drawnTheme = (): ThemeChoice => (document.documentElement.dataset.theme as ThemeChoice) ?? "system";

/** Turns this page to the theme and keeps the choice where the browser lets it. */
export function turnTheme(choice: ThemeChoice): void {
	drawTheme(choice);
	try {
		localStorage.setItem(KEY, choice);
	} catch {}
}
