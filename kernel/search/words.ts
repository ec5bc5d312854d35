/** Small letters without accents or Arabic vowel signs, so that "futbol" finds "Fútbol". */
export const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Japanese and Chinese are written without spaces: each of their characters is a word, with the sign that lengthens it. */
const WORD =
	/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]ー?|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])[\p{L}\p{N}])+/gu;

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] => folded(text).match(WORD) ?? [];
