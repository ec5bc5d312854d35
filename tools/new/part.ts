/** What a new part consists of. Nothing is written before all of it is known. */
export type Part = {
	/** New files by path, with their text. */
	files: Record<string, string>;
	/** Files that exist, with their new text. */
	edits: Record<string, string>;
	/** New files that are copies of others: the path of each, and of its source. */
	copies: Record<string, string>;
	/** Steps for a person, because they are a decision. */
	next: string[];
};

/** Reads a file of the repository; throws if it is not there. */
export type ReadFile = (path: string) => string;

/** Inserts before the text that a pattern finds; throws with the file's path if there is none. */
export function insertBefore(path: string, text: string, place: RegExp, inserted: string): string {
	return at(path, text, place, (found) => inserted + found);
}

export function insertAfter(path: string, text: string, place: RegExp, inserted: string): string {
	return at(path, text, place, (found) => found + inserted);
}

function at(path: string, text: string, place: RegExp, change: (found: string) => string): string {
	if (!place.test(text)) throw new Error(`${path} has no place for the new part: nothing in it looks like ${place}`);
	return text.replace(place, change);
}

/** The last line of the last import; the formatter sorts the imports afterwards. */
export const LAST_IMPORT = /^import [^;]*;\n(?![\s\S]*^import )/m;

/** Throws if a name is already taken in a file. */
export function requireFree(path: string, text: string, taken: RegExp): void {
	if (taken.test(text)) throw new Error(`${path} has it already: ${taken.exec(text)?.[0].trim()}`);
}
