export const PIN_FAULTS = ["pinRepeated", "pinInOrder", "pinBirthDate"] as const;
export type PinFault = (typeof PIN_FAULTS)[number];

/**
 * Why a PIN is guessed within the five tries that there are: 0000 and 1212, 1234 and 9876, or digits of the birth date
 * (written as 1990-01-31), where that is known. Every other stays free, 2580 too, which is a column of the keypad.
 */
export function pinFault(pin: string, birthDate?: string): PinFault | undefined {
	if (pin.slice(0, 2) === pin.slice(2)) return "pinRepeated";
	if (isInOrder(pin, 1) || isInOrder(pin, -1)) return "pinInOrder";
	return birthDate !== undefined && digitsOf(birthDate).has(pin) ? "pinBirthDate" : undefined;
}

// After 9 comes 0.
const isInOrder = (pin: string, step: 1 | -1): boolean =>
	[...pin].every((digit, i) => i === 0 || (Number(digit) - Number(pin[i - 1]) - step) % 10 === 0);

/** The year, and every two of day, month and short year. */
function digitsOf(birthDate: string): ReadonlySet<string> {
	const [year = "", month = "", day = ""] = birthDate.split("-");
	const parts = [day, month, year.slice(2)];
	const pairs = parts.flatMap((one) => parts.flatMap((other) => (one === other ? [] : [one + other])));
	return new Set([year, ...pairs]);
}
