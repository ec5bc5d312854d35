/** Numbers requests that may be answered in another order than they were sent in. */
export function openRequestOrder() {
	let sent = 0;
	let taken = 0;
	/** A newer request has been answered: this answer is outdated. */
	const isPast = (number: number): boolean => number < taken;
	return {
		next: (): number => ++sent,
		isPast,
		/** Accepts the answer to a request; false where it is outdated. */
		take(number: number): boolean {
			if (isPast(number)) return false;
			taken = number;
			return true;
		},
	};
}
