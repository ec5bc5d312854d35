import { isPlayAllowed } from "@baize/geo/contract";
import type { Geo } from "@baize/geo/server";
import type { PlayObstacle } from "@baize/identity/contract";
import type { Identity } from "@baize/identity/server";
import type { Id } from "@baize/kernel/id";
import { type Clock, MINUTE_MS } from "@baize/kernel/time";
import type { Reader, Visit } from "@baize/platform-server";
import type { Verification } from "@baize/verification/server";

type Found = PlayObstacle | undefined;
export type ObstacleOf = (visit: Visit) => Found | Promise<Found>;

type Ports = {
	geo: Pick<Geo, "locate">;
	identity: Pick<Identity, "readPlayer" | "onPersonChanged">;
	verification: Pick<Verification, "documentStatus" | "onStatusChanged">;
	clock: Clock;
	reader: Reader;
};

/** A change of which no message came counts after this long at the latest. */
const KEPT_MS = MINUTE_MS;
const MOST_KEPT = 50_000;

/**
 * What keeps somebody from playing for money: the law where they are at the moment or where they live, a document that
 * is not theirs, or terms that have changed. Where they are is looked up for each call. That a player is free is remembered
 * for a minute, so that a round asks the database for nothing, and dropped when the player, their sessions or their document
 * change in any process; an obstacle is never remembered, because the player may have just accepted the terms.
 */
export function openObstacles({ geo, identity, verification, clock, reader }: Ports): ObstacleOf {
	const freeUntilMs = new Map<Id, number>();
	/** Players that are being read; one who changes meanwhile is not remembered. */
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

	async function obstacleNow(playerId: Id): Promise<Found> {
		const token = Symbol();
		reading.set(playerId, token);
		try {
			const found = await readObstacle(playerId);
			if (!found && reading.get(playerId) === token) remember(playerId);
			return found;
		} finally {
			if (reading.get(playerId) === token) reading.delete(playerId);
		}
	}

	function remember(playerId: Id): void {
		if (freeUntilMs.size >= MOST_KEPT) freeUntilMs.clear();
		freeUntilMs.set(playerId, clock.nowMs() + KEPT_MS);
	}

	async function readObstacle(playerId: Id): Promise<Found> {
		const player = await identity.readPlayer(reader, playerId);
		if (!player || !isPlayAllowed(player)) return "place";
		if ((await verification.documentStatus(reader, playerId)) === "BLOCKED") return "document";
		return player.areTermsDue ? "terms" : undefined;
	}

	return ({ ip, session }) => {
		if (!isPlayAllowed(geo.locate(ip))) return "place";
		if (!session || (freeUntilMs.get(session.playerId) ?? 0) > clock.nowMs()) return undefined;
		return obstacleNow(session.playerId);
	};
}
