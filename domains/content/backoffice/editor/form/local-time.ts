const two = (part: number): string => String(part).padStart(2, "0");

/** A moment as a field of date and time has it, where the reader is: "2026-11-28T21:30". */
export function localTime(ms: number): string {
	const at = new Date(ms);
	const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join("-");
	return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}
