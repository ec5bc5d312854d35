const MIN_LENGTH = 32;
const MIN_DISTINCT = 10;
/** Of the pairs of neighbours in a secret: more than chance ever brings. */
const MOST_STEPS = 0.5;
const MOST_ENGLISH = 0.27;
/** Random text of mixed case or with digits has fewer pairs of letters of one case. */
const PAIRS_OF_PROSE = 0.55;
const MIN_PAIRS = 16;

/** What people write where a secret should stand. */
const GUESSED = /secret|password|passw0rd|changeme|change-me|letmein|qwerty|default|example|baize|production|insecure/i;

/** The pairs of letters that English words are made of; random letters have one of them in twenty pairs. */
const PAIRS_OF_WORDS: ReadonlySet<string> = new Set(
	"th he in er an re nd on en at ou ed ha to or it is hi es ng nt te se le ar st ea al ve ri ro me ll li".split(" "),
);

/** Why a secret is no random text; undefined where it may be one. */
export function weaknessOf(secret: string): string | undefined {
	if (secret.length < MIN_LENGTH) return `is shorter than ${MIN_LENGTH} characters`;
	if (new Set(secret).size < MIN_DISTINCT) return "has too few different characters";
	if (isRepeated(secret)) return "repeats itself";
	if (GUESSED.test(secret)) return "holds a word that is guessed first";
	if (shareOf(secret, isStep) > MOST_STEPS) return "is a row of neighbouring characters";
	return readsAsWords(secret) ? "reads as words" : undefined;
}

/** Whether it is the same text again and again, the last time perhaps cut off. */
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

/** Words change their case seldom, so only pairs of one case are looked at. */
function readsAsWords(secret: string): boolean {
	const letters = pairsOf(secret)
		.filter((pair) => /^([a-z]{2}|[A-Z]{2})$/.test(pair))
		.map((pair) => pair.toLowerCase());
	if (letters.length < MIN_PAIRS || letters.length < PAIRS_OF_PROSE * (secret.length - 1)) return false;
	return letters.filter((pair) => PAIRS_OF_WORDS.has(pair)).length / letters.length > MOST_ENGLISH;
}
