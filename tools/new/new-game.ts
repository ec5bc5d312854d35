import { cardPicture } from "@baize/games/art";
import { sheet as pattern } from "../../games/tidal-book/sheet.data.ts";
import type { Names } from "./names.ts";
import { insertAfter, insertBefore, LAST_IMPORT, type Part, type ReadFile, requireFree } from "./part.ts";

const SHEETS = "games/sheets.ts";
const SPECS = "games/art/specs.ts";
const PICTURES = "apps/site/public";
const END_OF_SHEETS = /(?<=^export const sheets: readonly ReelSheet\[\] = \[[^\]]*?),?\s*\];$/m;
const END_OF_SPECS = /^\} satisfies Record<string, ArtSpec>;$/m;
const PATTERN_SPEC = new RegExp(`^\\t"${pattern.id}": \\{\\n([\\s\\S]*?)^\\t\\},\\n`, "m");

/** A title that plays, is drawn and is simulated as the pattern is, under its own name. */
export function newGame(game: Names, readFile: ReadFile): Part {
	const home = `games/${game.kebab}`;
	const renamed = (file: string): string => asNewTitle(`games/${pattern.id}/${file}`, game, readFile);
	return {
		files: {
			[`${home}/sheet.data.ts`]: renamed("sheet.data.ts"),
			[`${home}/simulation.out`]: renamed("simulation.out"),
		},
		edits: { [SHEETS]: listed(game, readFile(SHEETS)), [SPECS]: drawn(game, readFile(SPECS)) },
		copies: Object.fromEntries(picturePaths(game.kebab).map((path, at) => [path, picturePaths(pattern.id)[at]!])),
		next: [
			`npm run simulate -- ${game.kebab} --rounds 1000`,
			`change reels, pays and symbols in ${home}/sheet.data.ts until the exact return is the intended one, then npm run simulate -- ${game.kebab} --write`,
			`give it a motif and palette of its own in ${SPECS}, then npm run art`,
			"give it a page in domains/content/server/seeds/games",
		],
	};
}

function asNewTitle(path: string, game: Names, readFile: ReadFile): string {
	const text = readFile(path)
		.replaceAll(pattern.title, game.title)
		.replaceAll(pattern.id, game.kebab)
		.replace(/^\tversion: \d+,$/m, "\tversion: 1,");
	if (!text.includes(game.title)) throw new Error(`${path} does not name its title, ${pattern.title}`);
	return text;
}

function listed({ camel, kebab }: Names, text: string): string {
	requireFree(SHEETS, text, new RegExp(`"\\./${kebab}/`));
	const imported = `import { sheet as ${camel} } from "./${kebab}/sheet.data.ts";\n`;
	const withImport = insertAfter(SHEETS, text, LAST_IMPORT, imported);
	return insertBefore(SHEETS, withImport, END_OF_SHEETS, `, ${camel}`);
}

/** The pattern's key visual, turned a little: two specs that are the same would draw the same ids. */
function drawn({ kebab }: Names, text: string): string {
	requireFree(SPECS, text, new RegExp(`^\\t"?${kebab}"?:`, "m"));
	const [, spec] = PATTERN_SPEC.exec(text) ?? [];
	if (!spec) throw new Error(`${SPECS} does not draw ${pattern.id}`);
	const lean = 2 * text.split(spec).length - 2;
	return insertBefore(SPECS, text, END_OF_SPECS, `\t"${kebab}": {\n${spec}\t\tlean: ${lean},\n\t},\n`);
}

const picturePaths = (key: string): string[] =>
	(["3:4", "4:3"] as const)
		.map((ratio) => cardPicture(key, ratio))
		.flatMap(({ base, widths }) =>
			widths.flatMap((width) => ["avif", "webp"].map((format) => `${PICTURES}${base}-${width}.${format}`)),
		);
