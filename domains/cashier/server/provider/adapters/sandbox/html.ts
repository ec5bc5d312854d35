/** Markup that needs no further escaping. */
export class Markup {
	readonly text: string;
	constructor(text: string) {
		this.text = text;
	}
}

type Part = Markup | string | number | false | undefined | readonly Part[];

/** `html\`…${value}…\``: every value is escaped unless it is markup itself; false and undefined are nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
	return new Markup(strings.reduce((text, string, at) => text + written(parts[at - 1]) + string));
}

function written(part: Part): string {
	if (part === undefined || part === false) return "";
	if (part instanceof Markup) return part.text;
	return Array.isArray(part) ? part.map(written).join("") : escaped(String(part));
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter]!);
