/** Small letters without accents, Arabic vowel signs and stretched letters: "Fútbol" and "futbol" are the same. */
export const folded = (text: string): string =>
	text
		.normalize("NFD")
		.replace(/[\p{M}ـ]/gu, "")
		.toLowerCase();
