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
	identity: Pick<Identity, "readPlayer">;
	verification: Pick<Verification, "documentStatus">;
	clock: Clock;
	reader: Reader;
};

/** A move to another place, and a block, count after this long at the latest. */
const KEPT_MS = MINUTE_MS;
const MOST_KEPT = 50_000;

/**
 * What keeps somebody from playing for money: the law where they are at the moment or where they live, a document that
 * is not theirs, or terms that have changed. Where they are is looked up for each call. That a player is free is kept for a minute, so that a round asks the
 * database for nothing; that he is not is never kept, because he may have just accepted the terms.
 */
export function openObstacles({ geo, identity, verification, clock, reader }: Ports): ObstacleOf {
	const freeUntilMs = new Map<Id, number>();

	async function readObstacle(playerId: Id): Promise<Found> {
		const player = await identity.readPlayer(reader, playerId);
		if (!player || !isPlayAllowed(player)) return "place";
		if ((await verification.documentStatus(reader, playerId)) === "BLOCKED") return "document";
		if (player.areTermsDue) return "terms";
		if (freeUntilMs.size >= MOST_KEPT) freeUntilMs.clear();
		freeUntilMs.set(playerId, clock.nowMs() + KEPT_MS);
		return undefined;
	}

	return ({ ip, session }) => {
		if (!isPlayAllowed(geo.locate(ip))) return "place";
		if (!session || (freeUntilMs.get(session.playerId) ?? 0) > clock.nowMs()) return undefined;
		return readObstacle(session.playerId);
	};
}
