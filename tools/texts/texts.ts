import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

export type Texts = { [name: string]: string | Texts };

export const readTexts = async (path: string): Promise<Texts> => (await import(path)).default as Texts;

/** By their keys: "errors.belowMinimum". */
export function flatten(texts: Texts, prefix = ""): Map<string, string> {
	const flat = new Map<string, string>();
	for (const [name, text] of Object.entries(texts)) {
		if (typeof text === "string") flat.set(prefix + name, text);
		else for (const [key, value] of flatten(text, `${prefix}${name}.`)) flat.set(key, value);
	}
	return flat;
}

/** The names of a message's placeholders, also inside its plurals and choices. Throws where it is no ICU message. */
export const valuesOf = (text: string): string => [...new Set(parse(text).flatMap(namesIn))].sort().join();

function namesIn(element: MessageFormatElement): string[] {
	if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
	if (element.type === TYPE.tag) return [`<${element.value}>`, ...element.children.flatMap(namesIn)];
	const branches = element.type === TYPE.plural || element.type === TYPE.select ? Object.values(element.options) : [];
	return [element.value, ...branches.flatMap(({ value }) => value.flatMap(namesIn))];
}
