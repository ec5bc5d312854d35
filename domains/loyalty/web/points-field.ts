export type PointsIssue = "missing" | "unreadable" | "below" | "above";

const ARABIC_ZERO = 0x0660;
const MAX_DIGITS = 9;
const WHOLE_NUMBER = new RegExp(`^\\d{1,${MAX_DIGITS}}$`);

/** How many whole points a player typed; Arabic digits count as well. */
export function readPointsField(
	text: string,
	fewest: number,
	most: number,
): { points: number } | { issue: PointsIssue } {
	const plain = text.trim().replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO));
	if (plain === "") return { issue: "missing" };
	if (!WHOLE_NUMBER.test(plain)) return { issue: "unreadable" };
	const points = Number(plain);
	if (points < fewest) return { issue: "below" };
	return points > most ? { issue: "above" } : { points };
}
