import { folded, wordsOf } from "../duplicates/fold.ts";
import { LEET } from "../duplicates/look-alikes.data.ts";
import { FILLERS, STAFF_WORDS, STAFF_WORDS_AND_NAMES } from "./staff-names.data.ts";

/** Two letters that look like one. */
const read = (text: string): string => folded(text).replaceAll("rn", "m").replaceAll("vv", "w");
const asRead = (words: readonly string[]): Set<string> => new Set(words.map(read));

const OURS = asRead(STAFF_WORDS);
const OURS_OR_NAMES = asRead([...STAFF_WORDS, ...STAFF_WORDS_AND_NAMES]);
const FILLING = asRead(FILLERS);
const BRAND = read("baize");
const LONGEST = Math.max(...[...OURS_OR_NAMES, ...FILLING].map(({ length }) => length));

/** Whether the name in a person's passport looks like a staff title: in which of its fields. */
export function staffField(firstName: string, lastName: string): "firstName" | "lastName" | undefined {
	const [first, last] = [readWords(firstName), readWords(lastName)];
	if (first.some((word) => OURS.has(word))) return "firstName";
	if (last.some((word) => OURS.has(word))) return "lastName";
	return isMadeOfOurs([...first, ...last].join("")) ? "firstName" : undefined;
}

/** The same for a nickname, in which digits and signs may replace letters. */
export function isStaffNickname(nickname: string): boolean {
	const spelled = [...nickname].map((sign) => LEET.get(sign) ?? sign).join("");
	return [nickname, spelled].some((written) => {
		const words = readWords(written);
		const glued = words.join("");
		return glued.includes(BRAND) || words.some((word) => OURS_OR_NAMES.has(word)) || isMadeOfOurs(glued);
	});
}

const readWords = (name: string): string[] => wordsOf(name).map(read);

/**
 * Whether a text consists only of staff titles, fillers and digits, with at least one title: baizesupport, theadmin24.
 */
function isMadeOfOurs(text: string): boolean {
	// What may precede each position: no title yet, or at least one.
	const reached = Array.from({ length: text.length + 1 }, () => ({ without: false, withOurs: false }));
	reached[0]!.without = true;
	for (const [at, here] of reached.entries()) {
		if (!here.without && !here.withOurs) continue;
		for (let end = at + 1; end <= Math.min(text.length, at + LONGEST); end++) {
			const piece = text.slice(at, end);
			const isOurs = OURS_OR_NAMES.has(piece);
			if (!isOurs && !FILLING.has(piece) && !/^\d$/.test(piece)) continue;
			reached[end]!.withOurs ||= isOurs || here.withOurs;
			reached[end]!.without ||= !isOurs && here.without;
		}
	}
	return reached.at(-1)!.withOurs;
}
