const MAX_CHARACTERS = 4_000;
/** Card and account numbers: twelve digits or more, also in groups. */
const LONG_NUMBER = /\d(?:[ -]?\d){11,}/g;
const SHOWN = 4;

/**
 * What a provider wrote, as it is stored and shown: without control characters, which a database cannot store, cut to a
 * length, and with long numbers masked but for their end.
 */
export function readableRaw(raw: string): string {
	const cut = raw.slice(0, MAX_CHARACTERS);
	return [...cut]
		.map((letter) => (letter < " " && letter !== "\n" && letter !== "\t" ? "\u{FFFD}" : letter))
		.join("")
		.toWellFormed()
		.replace(LONG_NUMBER, (number) => `••••${number.slice(-SHOWN)}`);
}
