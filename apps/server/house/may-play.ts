import { isPlayAllowed, type Place } from "@baize/geo/contract";
import type { Geo } from "@baize/geo/server";
import type { Identity } from "@baize/identity/server";
import type { Id } from "@baize/kernel/id";
import { type Clock, MINUTE_MS } from "@baize/kernel/time";
import type { Reader, Visit } from "@baize/platform-server";

export type MayPlay = (visit: Visit) => boolean | Promise<boolean>;

type Ports = {
	geo: Pick<Geo, "locate">;
	identity: Pick<Identity, "readPlayer">;
	clock: Clock;
	reader: Reader;
};

/** A move to another place counts after this long at the latest. */
const KEPT_MS = MINUTE_MS;
const MOST_KEPT = 50_000;

/**
 * Whether the law lets somebody play for money: where they are at the moment, and where a player lives. The first is
 * looked up for each call, the second is kept for a minute, so that a round asks the database for nothing.
 */
export function openMayPlay({ geo, identity, clock, reader }: Ports): MayPlay {
	const homes = new Map<Id, { home: Place | undefined; untilMs: number }>();

	async function readHome(playerId: Id): Promise<Place | undefined> {
		const home = await identity.readPlayer(reader, playerId);
		if (homes.size >= MOST_KEPT) homes.clear();
		homes.set(playerId, { home, untilMs: clock.nowMs() + KEPT_MS });
		return home;
	}

	return ({ ip, session }) => {
		if (!isPlayAllowed(geo.locate(ip))) return false;
		if (!session) return true;
		const kept = homes.get(session.playerId);
		if (kept && kept.untilMs > clock.nowMs()) return isAllowedAt(kept.home);
		return readHome(session.playerId).then(isAllowedAt);
	};
}

const isAllowedAt = (home: Place | undefined): boolean => home !== undefined && isPlayAllowed(home);
