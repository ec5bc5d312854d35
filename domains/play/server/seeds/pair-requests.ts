import type { Id } from "@baize/kernel/id";
import type { Bus } from "@baize/platform-server";

/** How processes ask each other for the pair of a player. Who has it says so at once, and returns it between two rounds. */
export type PairRequests = {
	ask(playerId: Id): void;
	/** A process has said that it has the pair, since it was asked for. */
	isAnswered(playerId: Id): boolean;
	/** Nobody asks for the pair any more. */
	end(playerId: Id): void;
};

type Holder = { has(playerId: Id): boolean; giveBack(playerId: Id): void };

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
		holder.giveBack(playerId);
	});

	return {
		ask(playerId) {
			if (!isAnswered.has(playerId)) isAnswered.set(playerId, false);
			bus?.publish(CHANNEL, `${WANTED} ${playerId}`);
		},
		isAnswered: (playerId) => isAnswered.get(playerId) ?? false,
		end: (playerId) => void isAnswered.delete(playerId),
	};
}
