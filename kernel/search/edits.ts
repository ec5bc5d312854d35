/** How many typing mistakes a word of this length may have: a short one would fit almost any other. */
export function editsAllowed(length: number): number {
	if (length < 4) return 0;
	return length < 8 ? 1 : 2;
}

/**
 * The number of letters to add, drop, replace or swap with their neighbour to get from one word to the other; `allowed + 1`
 * where it is more than `allowed`.
 */
export function editsBetween(one: string, other: string, allowed: number): number {
	if (Math.abs(one.length - other.length) > allowed) return allowed + 1;
	let beforeLast: number[] = [];
	let last = Array.from({ length: other.length + 1 }, (_, at) => at);
	for (let row = 1; row <= one.length; row++) {
		const next = nextRow(one, other, row, last, beforeLast);
		if (Math.min(...next) > allowed) return allowed + 1;
		beforeLast = last;
		last = next;
	}
	return Math.min(last[other.length]!, allowed + 1);
}

function nextRow(one: string, other: string, row: number, last: number[], beforeLast: number[]): number[] {
	const next = [row];
	for (let at = 1; at <= other.length; at++) {
		const isSame = one[row - 1] === other[at - 1];
		const isSwap = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
		const edits = Math.min(next[at - 1]! + 1, last[at]! + 1, last[at - 1]! + (isSame ? 0 : 1));
		next.push(isSwap ? Math.min(edits, beforeLast[at - 2]! + 1) : edits);
	}
	return next;
}
