const SHOWN = 4;
const BEFORE = "•••• ";
const NOTHING_SHOWN = "****";

/**
 * A value that its owner recognises and nobody else can use: an account, a card, a phone, an e-mail. Only the last four
 * characters are shown, and how many there are before them is not; a shorter value is four asterisks. spec §5
 */
export function masked(value: string): string {
	const letters = [...value];
	return letters.length < SHOWN ? NOTHING_SHOWN : BEFORE + letters.slice(-SHOWN).join("");
}
