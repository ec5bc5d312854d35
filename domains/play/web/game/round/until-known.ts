import { CallError } from "@baize/platform-web/reads";

/**
 * The outcome of the call is unknown: no answer came, or the server did not know it. It must be sent again, unchanged.
 */
const isUnknown = (error: unknown): boolean =>
	error instanceof CallError && (error.status === 0 || error.status >= 500 || error.status === 429);

/** How long the law lets the round wait that was requested; undefined for every other refusal. */
function tooSoonMs(error: unknown): number | undefined {
	if (!(error instanceof CallError) || error.code !== "ROUND_TOO_SOON") return undefined;
	const { waitMs } = error.body.details ?? {};
	return typeof waitMs === "number" ? waitMs : undefined;
}

const FIRST_WAIT_MS = 700;
const LONGEST_WAIT_MS = 8_000;

export const waitAfter = (attempt: number, error: unknown): number =>
	(error instanceof CallError && error.retryAfterMs) || Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);

let timesLeft = 0;

/** The player leaves the game: pending requests are no longer repeated. A recorded round is shown on return. */
export function giveUp(): void {
	timesLeft++;
}

/**
 * Sends until the outcome is known; a round that comes too soon for the law waits as long as it says. `send` must send the
 * same request each time, under the same id, so that a round whose answer was lost is answered, and not played again.
 * After the player has left the game nothing more is sent: a stake would be taken for a round that the player does not see.
 */
export async function untilKnown<Reply>(
	send: () => Promise<Reply>,
	{ wait, onLost }: { wait(ms: number): Promise<void>; onLost(): void },
): Promise<Reply> {
	const begunAt = timesLeft;
	for (let attempt = 0; ; attempt++) {
		try {
			return await send();
		} catch (error) {
			if (!isUnknown(error) || timesLeft > begunAt) throw error;
			const untilAllowedMs = tooSoonMs(error);
			if (untilAllowedMs === undefined) onLost();
			await wait(untilAllowedMs ?? waitAfter(attempt, error));
			if (timesLeft > begunAt) throw error;
		}
	}
}
