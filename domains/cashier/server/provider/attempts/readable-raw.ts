const MAX_CHARACTERS = 4_000;
/** Card and account numbers: twelve digits or more, also in groups. */
const LONG_NUMBER = /\d(?:[ -]?\d){11,}/g;
const SHOWN = 4;
/** What a kept card can be charged by; it is stored sealed, and nowhere else. */
const CARD_TOKEN = /("keptCard"|"keepToken")(\s*:\s*")[^"]*/g;

/**
 * What a provider wrote, as it is stored and shown: without control characters, which a database cannot store, cut to a
 * length, with long numbers masked but for their end, and without the tokens of kept cards.
 */
export function readableRaw(raw: string): string {
	const cut = raw.slice(0, MAX_CHARACTERS);
	return [...cut]
		.map((letter) => (letter < " " && letter !== "\n" && letter !== "\t" ? "\u{FFFD}" : letter))
		.join("")
		.toWellFormed()
		.replace(CARD_TOKEN, "$1$2••••")
		.replace(LONG_NUMBER, (number) => `••••${number.slice(-SHOWN)}`);
}
