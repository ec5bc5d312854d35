import { CallError } from "@baize/platform-web/reads";

/** What became of the call is not known: no answer came, or the server could not say. It must be asked again, unchanged. */
export const isUnknown = (error: unknown): boolean =>
	error instanceof CallError && (error.status === 0 || error.status >= 500 || error.status === 429);

const FIRST_WAIT_MS = 700;
const LONGEST_WAIT_MS = 8_000;

export const waitAfter = (attempt: number, error: unknown): number =>
	(error instanceof CallError && error.retryAfterMs) || Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);

let timesLeft = 0;

/** The game is left: what is still asked for there is repeated no more. A round that was booked is shown on return. */
export function giveUp(): void {
	timesLeft++;
}

/**
 * Asks until it is known what became of it. `ask` must ask for the same thing each time, under the same number: so that a
 * round whose answer was lost is answered, and not played again. Whoever has left the game asks for nothing more: a stake
 * would be taken of which he has seen nothing.
 */
export async function untilKnown<Reply>(
	ask: () => Promise<Reply>,
	{ wait, onLost }: { wait(ms: number): Promise<void>; onLost(): void },
): Promise<Reply> {
	const begunAt = timesLeft;
	for (let attempt = 0; ; attempt++) {
		try {
			return await ask();
		} catch (error) {
			if (!isUnknown(error) || timesLeft > begunAt) throw error;
			onLost();
			await wait(waitAfter(attempt, error));
			if (timesLeft > begunAt) throw error;
		}
	}
}
