/** A card is valid until the end of its month. Time zones give it a day more: the payer's bank decides in the end. */
export function isExpired(expires: string, nowMs: number): boolean {
	const [year, month] = expires.split("-").map(Number) as [number, number];
	return Date.UTC(year, month, 2) <= nowMs;
}
