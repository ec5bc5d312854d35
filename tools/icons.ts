import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { iconNames } from "../platform/web/icons/names.ts";

// Draws the site's sprite from the outlines of Tabler Icons (MIT): one symbol per name, paths only, since stroke and
// fill are inherited from the <svg> that uses the symbol.

const outlines = join(import.meta.dirname, "../node_modules/@tabler/icons/icons/outline");
const sprite = join(import.meta.dirname, "../platform/web/icons/sprite.svg");

function paths(name: string): string {
	const svg = readFileSync(join(outlines, `${name}.svg`), "utf8");
	const drawn = [...svg.matchAll(/<path d="([^"]+)" \/>/g)].map((found) => found[1]);
	if (drawn.length === 0) throw new Error(`icon ${name} has no outline`);
	return drawn.map((d) => `<path d="${d?.replaceAll(/ (?=[a-zA-Z-])|(?<=[a-zA-Z]) /g, "")}"/>`).join("");
}

const symbols = iconNames.map((name) => `<symbol id="${name}" viewBox="0 0 24 24">${paths(name)}</symbol>`);
writeFileSync(sprite, `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${symbols.join("\n")}\n</svg>\n`);
console.log(`${iconNames.length} icons in ${sprite}`);
