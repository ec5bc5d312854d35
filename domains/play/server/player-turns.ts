import { refuse } from "@baize/kernel/error";
import type { Id } from "@baize/kernel/id";
import { SECOND_MS } from "@baize/kernel/time";

/**
 * Of each player one thing at a time is done with the seeds, and the next is not begun before it is decided: a round that
 * is drawn while another waits for its money could be foretold, and taken back, by whoever is told the seed meanwhile.
 */
export type PlayerTurns = {
	/** At once where nothing of the player is under way. Refuses with TOO_MANY_REQUESTS what would wait too long. */
	inTurn<Result>(playerId: Id, work: () => Promise<Result>): Promise<Result>;
	/** Something of the player is under way. */
	isTaken(playerId: Id): boolean;
};

/** No person presses as often, and a program shall not make the house remember its wishes. */
const MOST_WAITING = 128;
const LONGEST_WAIT_MS = 20 * SECOND_MS;
const RETRY_AFTER_MS = SECOND_MS;

const tooMany = () => refuse("TOO_MANY_REQUESTS", undefined, RETRY_AFTER_MS);

export function openPlayerTurns(): PlayerTurns {
	const lines = new Map<Id, (() => void)[]>();

	function wait(line: (() => void)[]): Promise<void> {
		if (line.length >= MOST_WAITING) return Promise.reject(tooMany());
		return new Promise((resolve, reject) => {
			const timer = setTimeout(() => {
				line.splice(line.indexOf(begin), 1);
				reject(tooMany());
			}, LONGEST_WAIT_MS);
			const begin = (): void => {
				clearTimeout(timer);
				resolve();
			};
			line.push(begin);
		});
	}

	// The turn goes from hand to hand, so that nobody comes in between.
	function passOn(playerId: Id): void {
		const next = lines.get(playerId)?.shift();
		if (next) next();
		else lines.delete(playerId);
	}

	return {
		async inTurn(playerId, work) {
			const line = lines.get(playerId);
			if (line) await wait(line);
			else lines.set(playerId, []);
			try {
				return await work();
			} finally {
				passOn(playerId);
			}
		},
		isTaken: (playerId) => lines.has(playerId),
	};
}
