import type { Id } from "@baize/kernel/id";
import type { Bus } from "@baize/platform-server";

/**
 * How processes request a player's pair from each other. The process that has it answers at once, and returns it
 * between two rounds.
 */
export type PairRequests = {
	request(playerId: Id): void;
	/** A process has answered that it has the pair, since it was requested. */
	isAnswered(playerId: Id): boolean;
	/** The pair is no longer requested. */
	end(playerId: Id): void;
};

type Holder = { has(playerId: Id): boolean; returnLease(playerId: Id): void };

const CHANNEL = "play.pairs";
const WANTED = "wanted";
const COMING = "coming";

export function openPairRequests(bus: Bus | undefined, holder: Holder): PairRequests {
	const isAnswered = new Map<Id, boolean>();

	bus?.subscribe(CHANNEL, (text) => {
		const [kind, number = "0"] = text.split(" ");
		const playerId = BigInt(number);
		if (kind === COMING && isAnswered.has(playerId)) isAnswered.set(playerId, true);
		if (kind !== WANTED || !holder.has(playerId)) return;
		bus.publish(CHANNEL, `${COMING} ${playerId}`);
		holder.returnLease(playerId);
	});

	return {
		request(playerId) {
			if (!isAnswered.has(playerId)) isAnswered.set(playerId, false);
			bus?.publish(CHANNEL, `${WANTED} ${playerId}`);
		},
		isAnswered: (playerId) => isAnswered.get(playerId) ?? false,
		end: (playerId) => void isAnswered.delete(playerId),
	};
}
