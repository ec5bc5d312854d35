/** Age in whole years at a moment. A person born on 29 February is a year older on 1 March of a common year. */
export function ageYears(birthDate: string, nowMs: number): number {
	const today = new Date(nowMs).toISOString().slice(0, 10);
	const hadBirthday = today.slice(5) >= birthDate.slice(5);
	return Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (hadBirthday ? 0 : 1);
}

/** No person on record has been older. */
export const MAX_AGE_YEARS = 120;
