/** Numbers questions that may end in another order than they were asked in. */
export function openTurns() {
	let asked = 0;
	let taken = 0;
	/** A newer question has been answered: what this one says is no longer so. */
	const isPast = (turn: number): boolean => turn < taken;
	return {
		next: (): number => ++asked,
		isPast,
		/** Takes the answer to a question; false where it is past. */
		take(turn: number): boolean {
			if (isPast(turn)) return false;
			taken = turn;
			return true;
		},
	};
}
