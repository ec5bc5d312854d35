import { isPlayAllowed } from "@baize/geo/contract";
import type { Geo } from "@baize/geo/server";
import type { EligibilityBlock } from "@baize/identity/contract";
import type { Identity } from "@baize/identity/server";
import type { Id } from "@baize/kernel/id";
import { type Clock, MINUTE_MS } from "@baize/kernel/time";
import { defineModule, type Infrastructure, openCache, type Reader, type Visit } from "@baize/platform-server";
import type { Verification } from "@baize/verification/server";

type Found = EligibilityBlock | undefined;
/** Who asks, from where: a visit, or a bet that comes from the program of another company. */
export type EligibilityQuestion = Pick<Visit, "ip"> & { session?: { playerId: Id } | undefined };
export type EligibilityBlockOf = (asked: EligibilityQuestion) => Found | Promise<Found>;

type Ports = {
	geo: Pick<Geo, "locate">;
	identity: Pick<Identity, "readPlayer" | "onPersonChanged">;
	verification: Pick<Verification, "documentStatus" | "onStatusChanged">;
	/** The version of the terms that players must have accepted. */
	termsInForce(): string;
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
export function openEligibility({
	geo,
	identity,
	verification,
	termsInForce,
	clock,
	reader,
}: Ports): EligibilityBlockOf {
	const blocks = openCache<Id, Found>({
		name: "eligibility",
		limit: MAX_CACHED,
		maxAgeMs: (block) => (block ? 0 : CACHED_MS),
		clock,
		changes: [identity.onPersonChanged, verification.onStatusChanged],
	});

	async function readBlock(playerId: Id): Promise<Found> {
		const player = await identity.readPlayer(reader, playerId);
		if (!player || !isPlayAllowed(player)) return "place";
		if ((await verification.documentStatus(reader, playerId)) === "BLOCKED") return "document";
		return player.acceptedTerms === termsInForce() ? undefined : "terms";
	}

	return ({ ip, session }) => {
		if (!isPlayAllowed(geo.locate(ip))) return "place";
		return session && blocks.read(session.playerId, readBlock);
	};
}

type Needs = Infrastructure & Pick<Ports, "geo" | "identity" | "verification" | "termsInForce">;

export const eligibilityModule = defineModule({
	name: "eligibilityBlockOf",
	open: ({ geo, identity, verification, termsInForce, clock, database }: Needs) =>
		openEligibility({ geo, identity, verification, termsInForce, clock, reader: database.reader }),
});
