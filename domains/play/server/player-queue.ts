import { refuse } from "@baize/kernel/error";
import type { Id } from "@baize/kernel/id";
import { SECOND_MS } from "@baize/kernel/time";

/**
 * One operation per player at a time uses the seeds, and the next begins only when it is decided: a round that is drawn
 * while another waits for its money could be predicted, and cancelled, by a player who gets the seed in the meantime.
 */
export type PlayerQueue = {
	/** At once where no operation of the player is running. Refuses with TOO_MANY_REQUESTS what would wait too long. */
	inOrder<Result>(playerId: Id, work: () => Promise<Result>): Promise<Result>;
	/** An operation of the player is running. */
	isTaken(playerId: Id): boolean;
};

/** No person presses as often, and a program must not fill the server's memory with queued requests. */
const MAX_WAITING = 128;
const LONGEST_WAIT_MS = 20 * SECOND_MS;
const RETRY_AFTER_MS = SECOND_MS;

const tooMany = () => refuse("TOO_MANY_REQUESTS", undefined, RETRY_AFTER_MS);

export function openPlayerQueue(): PlayerQueue {
	const queues = new Map<Id, (() => void)[]>();

	function wait(queue: (() => void)[]): Promise<void> {
		if (queue.length >= MAX_WAITING) return Promise.reject(tooMany());
		return new Promise((resolve, reject) => {
			const timer = setTimeout(() => {
				queue.splice(queue.indexOf(begin), 1);
				reject(tooMany());
			}, LONGEST_WAIT_MS);
			const begin = (): void => {
				clearTimeout(timer);
				resolve();
			};
			queue.push(begin);
		});
	}

	// The queue passes directly to the next operation, so that no other comes in between.
	function passOn(playerId: Id): void {
		const next = queues.get(playerId)?.shift();
		if (next) next();
		else queues.delete(playerId);
	}

	return {
		async inOrder(playerId, work) {
			const queue = queues.get(playerId);
			if (queue) await wait(queue);
			else queues.set(playerId, []);
			try {
				return await work();
			} finally {
				passOn(playerId);
			}
		},
		isTaken: (playerId) => queues.has(playerId),
	};
}
