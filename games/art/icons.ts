/** The source of drawings: the body of a 32 × 32 icon of Fluent Emoji by its name, without the surrounding `<svg>`. */
export type IconBodies = (name: string) => string;

/** Side of the square an icon body is drawn in. */
export const ICON_SIDE = 32;

/** The body with a prefix on every id, so that several drawings can share a page and one drawing can repeat a motif. */
export function withOwnIds(body: string, prefix: string): string {
	return body
		.replaceAll(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
		.replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
		.replaceAll(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
}

/** A short name for a text, the same on every machine (FNV-1a). */
export function shortName(text: string): string {
	let hash = 2_166_136_261;
	for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
	return `a${(hash >>> 0).toString(36)}`;
}
