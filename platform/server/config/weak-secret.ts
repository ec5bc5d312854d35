const MIN_LENGTH = 32;
const MIN_DISTINCT = 10;
/** Share of neighbouring characters in a secret; random text has fewer. */
const MAX_STEPS = 0.5;
const MAX_ENGLISH = 0.27;
/** Random text of mixed case or with digits has fewer pairs of letters of one case. */
const MIN_CASE_PAIRS = 0.55;
const MIN_PAIRS = 16;

/** What people write instead of a secret. */
const GUESSED = /secret|password|passw0rd|changeme|change-me|letmein|qwerty|default|example|baize|production|insecure/i;

/** The most common pairs of letters in English words; random letters have one of them in twenty pairs. */
const ENGLISH_PAIRS: ReadonlySet<string> = new Set(
	"th he in er an re nd on en at ou ed ha to or it is hi es ng nt te se le ar st ea al ve ri ro me ll li".split(" "),
);

/** Why a secret is not random text; undefined if it may be random. */
export function weaknessOf(secret: string): string | undefined {
	if (secret.length < MIN_LENGTH) return `is shorter than ${MIN_LENGTH} characters`;
	if (new Set(secret).size < MIN_DISTINCT) return "has too few different characters";
	if (isRepeated(secret)) return "repeats itself";
	if (GUESSED.test(secret)) return "holds a word that is guessed first";
	if (shareOf(secret, isStep) > MAX_STEPS) return "is a row of neighbouring characters";
	return looksLikeWords(secret) ? "reads as words" : undefined;
}

/** Whether the text is a repetition of a shorter one; the last one may be cut off. */
function isRepeated(secret: string): boolean {
	for (let length = 1; length <= secret.length / 2; length++)
		if (
			secret ===
			secret
				.slice(0, length)
				.repeat(Math.ceil(secret.length / length))
				.slice(0, secret.length)
		)
			return true;
	return false;
}

const pairsOf = (text: string): string[] => Array.from({ length: text.length - 1 }, (_, i) => text.slice(i, i + 2));

function shareOf(text: string, isOne: (pair: string) => boolean): number {
	const pairs = pairsOf(text);
	return pairs.filter(isOne).length / pairs.length;
}

const isStep = (pair: string): boolean => Math.abs(pair.charCodeAt(0) - pair.charCodeAt(1)) <= 1;

/** Words rarely change their case, so only pairs of one case count. */
function looksLikeWords(secret: string): boolean {
	const letters = pairsOf(secret)
		.filter((pair) => /^([a-z]{2}|[A-Z]{2})$/.test(pair))
		.map((pair) => pair.toLowerCase());
	if (letters.length < MIN_PAIRS || letters.length < MIN_CASE_PAIRS * (secret.length - 1)) return false;
	return letters.filter((pair) => ENGLISH_PAIRS.has(pair)).length / letters.length > MAX_ENGLISH;
}
