import { isPlayAllowed } from "@baize/geo/contract";
import type { Geo } from "@baize/geo/server";
import type { EligibilityBlock } from "@baize/identity/contract";
import type { Identity } from "@baize/identity/server";
import type { Id } from "@baize/kernel/id";
import { type Clock, MINUTE_MS } from "@baize/kernel/time";
import { defineModule, type Infrastructure, type Reader, type Visit } from "@baize/platform-server";
import type { Verification } from "@baize/verification/server";

type Found = EligibilityBlock | undefined;
export type EligibilityBlockOf = (visit: Visit) => Found | Promise<Found>;

type Ports = {
	geo: Pick<Geo, "locate">;
	identity: Pick<Identity, "readPlayer" | "onPersonChanged">;
	verification: Pick<Verification, "documentStatus" | "onStatusChanged">;
	clock: Clock;
	reader: Reader;
};

/** A change without a message takes effect after this long at the latest. */
const CACHED_MS = MINUTE_MS;
const MAX_CACHED = 50_000;

/**
 * What blocks a player from playing for money: the law at their location or residence, a document that was refused, or
 * terms that have changed. The location is looked up for each call. That a player is not blocked is cached for a
 * minute, so that a round needs no query, and dropped when the player, their sessions or their document change in any
 * process; a block is never cached, because the player may have just accepted the terms.
 */
export function openEligibility({ geo, identity, verification, clock, reader }: Ports): EligibilityBlockOf {
	const freeUntilMs = new Map<Id, number>();
	/** Players that are being read; one who changes in the meantime is not cached. */
	const reading = new Map<Id, symbol>();

	function drop(playerId: Id | undefined): void {
		if (playerId === undefined) {
			freeUntilMs.clear();
			reading.clear();
			return;
		}
		freeUntilMs.delete(playerId);
		reading.delete(playerId);
	}
	identity.onPersonChanged(drop);
	verification.onStatusChanged(drop);

	async function blockNow(playerId: Id): Promise<Found> {
		const token = Symbol();
		reading.set(playerId, token);
		try {
			const found = await readBlock(playerId);
			if (!found && reading.get(playerId) === token) remember(playerId);
			return found;
		} finally {
			if (reading.get(playerId) === token) reading.delete(playerId);
		}
	}

	function remember(playerId: Id): void {
		if (freeUntilMs.size >= MAX_CACHED) freeUntilMs.clear();
		freeUntilMs.set(playerId, clock.nowMs() + CACHED_MS);
	}

	async function readBlock(playerId: Id): Promise<Found> {
		const player = await identity.readPlayer(reader, playerId);
		if (!player || !isPlayAllowed(player)) return "place";
		if ((await verification.documentStatus(reader, playerId)) === "BLOCKED") return "document";
		return player.areTermsDue ? "terms" : undefined;
	}

	return ({ ip, session }) => {
		if (!isPlayAllowed(geo.locate(ip))) return "place";
		if (!session || (freeUntilMs.get(session.playerId) ?? 0) > clock.nowMs()) return undefined;
		return blockNow(session.playerId);
	};
}

type Needs = Infrastructure & Pick<Ports, "geo" | "identity" | "verification">;

export const eligibilityModule = defineModule({
	name: "eligibilityBlockOf",
	open: ({ geo, identity, verification, clock, database }: Needs) =>
		openEligibility({ geo, identity, verification, clock, reader: database.reader }),
});
