/** In the form 2026-01-31, in UTC. */
export const dayOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, "2026-01-31".length);

/** The same day of the month a year earlier; 29 February becomes 1 March. Points of that day are too old. */
export function aYearBefore(nowMs: number): string {
	const at = new Date(nowMs);
	at.setUTCFullYear(at.getUTCFullYear() - 1);
	return dayOf(at.getTime());
}
