export const PIN_ISSUES = ["pinRepeated", "pinInOrder", "pinBirthDate"] as const;
export type PinIssue = (typeof PIN_ISSUES)[number];

/**
 * Why a PIN is easy to guess within the five attempts: a repeated pair (0000, 1212), a sequence (1234, 9876), or digits
 * of the birth date (written as 1990-01-31), if that is known. All others are allowed, also 2580, which is a column of
 * the keypad.
 */
export function pinIssue(pin: string, birthDate?: string): PinIssue | undefined {
	if (pin.slice(0, 2) === pin.slice(2)) return "pinRepeated";
	if (isInOrder(pin, 1) || isInOrder(pin, -1)) return "pinInOrder";
	return birthDate !== undefined && digitsOf(birthDate).has(pin) ? "pinBirthDate" : undefined;
}

// 0 follows 9.
const isInOrder = (pin: string, step: 1 | -1): boolean =>
	[...pin].every((digit, i) => i === 0 || (Number(digit) - Number(pin[i - 1]) - step) % 10 === 0);

/** The year, and every two of day, month and two-digit year. */
function digitsOf(birthDate: string): ReadonlySet<string> {
	const [year = "", month = "", day = ""] = birthDate.split("-");
	const parts = [day, month, year.slice(2)];
	const pairs = parts.flatMap((one) => parts.flatMap((other) => (one === other ? [] : [one + other])));
	return new Set([year, ...pairs]);
}
