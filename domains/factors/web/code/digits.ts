const ZEROES = ["0", "٠", "۰"].map((zero) => zero.charCodeAt(0));

/** The digits of a text, whatever separates them; Arabic and Persian digits are converted. */
export function digitsOf(text: string, length: number): string {
	const digits = Array.from(text, (letter) => {
		const code = letter.charCodeAt(0);
		const zero = ZEROES.find((first) => code >= first && code <= first + 9);
		return zero === undefined ? "" : String(code - zero);
	});
	return digits.join("").slice(0, length);
}

/** A secret in groups of four, as apps show it. */
export const inGroups = (text: string): string => text.replace(/(.{4})(?=.)/g, "$1 ");
