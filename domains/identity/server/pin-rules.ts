/** What is wrong with four digits as a PIN: all the same, or each next to the one before, as 1234, 4321 or 9012. */
export function pinFault(pin: string): "tooSimple" | undefined {
	const digits = [...pin].map(Number);
	const isStaircase = (step: number) =>
		digits.every((digit, i) => i === 0 || digit === (digits[i - 1]! + step + 10) % 10);
	return [0, 1, -1].some(isStaircase) ? "tooSimple" : undefined;
}
