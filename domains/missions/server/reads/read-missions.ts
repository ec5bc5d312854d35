import { hasStakeUnit } from "@baize/games/stakes";
import type { Id } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import type { Handler, SignedInVisit } from "@baize/platform-server";
import { offerLawOf } from "@baize/promotions/contract";
import { isOfferedAt, type listMissions, type listOwnMissions, type OwnMission } from "../../contract/index.ts";
import { readCountedBy, readJoined, readJoinedBy } from "../joined-store.ts";
import { readShown } from "../mission-store.ts";
import type { MissionsPorts } from "../ports.ts";
import type { StoredCounted, StoredJoined, StoredMission } from "../tables.ts";
import { blockOf, type Facts, isFor, readFacts } from "./blocks.ts";
import { type Seen, showMission, showProgress, stateAt } from "./show-mission.ts";

const DEFAULT_CURRENCY = "CAD";
const LISTED = 50;
/** What a player has joined is shown for so long after its end. */
const SHOWN_FOR_MS = 30 * DAY_MS;

/** What the law lets no visitor see is shown to players only. */
export const listing =
	(ports: MissionsPorts): Handler<typeof listMissions> =>
	async ({ query }, { ip, locale }) => {
		const place = ports.locate(ip);
		const { offersAllowed, publicOffers } = offerLawOf(place);
		const isAllowed = ports.isOpen() && offersAllowed;
		if (!isAllowed || !publicOffers) return { isAllowed, missions: [] };
		const nowMs = ports.clock.nowMs();
		const currency = hasStakeUnit(query.currency) ? query.currency : DEFAULT_CURRENCY;
		const found = await readShown(ports.database.reader, nowMs, LISTED);
		const shown = found.filter((row) => isOfferedAt(place, row.terms) && stateAt(row, nowMs) !== "closed");
		return { isAllowed, missions: shown.map((row) => showMission(ports, row, { currency, locale, nowMs })) };
	};

/** Nothing while the player is excluded or takes a break. Those that the player has joined first; of the others those that can be joined, and those that only wait for something. */
export const listingOwn =
	(ports: MissionsPorts): Handler<typeof listOwnMissions> =>
	async (_input, { session: { playerId, currency }, ip, locale }) => {
		const { reader } = ports.database;
		const nowMs = ports.clock.nowMs();
		const [facts, joined, counted, found] = await Promise.all([
			readFacts(ports, reader, playerId, ip),
			readJoinedBy(reader, playerId),
			readCountedBy(reader, playerId),
			readShown(reader, nowMs - SHOWN_FOR_MS, LISTED),
		]);
		if (facts.isRestricted) return { isAllowed: false, missions: [] };
		const own = new Map(joined.map((row) => [row.mission_id, row]));
		const seen = seenBy(currency, { locale, nowMs });
		const shown = found
			.filter((row) => own.has(row.mission_id) || isShown(row, facts, nowMs))
			.map((row) => showOwn(ports, { row, facts, seen, joined: own.get(row.mission_id), counted }));
		return { isAllowed: isAllowed(facts), missions: shown.sort(joinedFirst) };
	};

const seenBy = (currency: string, { locale, nowMs }: Omit<Seen, "currency">): Seen => ({
	currency: hasStakeUnit(currency) ? currency : DEFAULT_CURRENCY,
	...{ locale, nowMs },
});

const isAllowed = ({ isOpen, places }: Facts): boolean =>
	isOpen && places.every((place) => offerLawOf(place).offersAllowed);

/** Nothing is offered to who is not of its audience or is elsewhere. */
function isShown(row: StoredMission, facts: Facts, nowMs: number): boolean {
	if (!isAllowed(facts) || !isFor(row.terms, facts)) return false;
	const block = blockOf(row, facts, nowMs);
	return block !== "notNew" && block !== "noLongerOpen";
}

type Shown = {
	row: StoredMission;
	facts: Facts;
	seen: Seen;
	joined: StoredJoined | undefined;
	counted: readonly StoredCounted[];
};

function showOwn(ports: MissionsPorts, { row, facts, seen, joined, counted }: Shown): OwnMission {
	const own = counted.filter(({ mission_id }) => mission_id === row.mission_id);
	return {
		mission: showMission(ports, row, seen),
		progress: joined ? showProgress(ports, joined, own) : null,
		block: joined ? null : (blockOf(row, facts, seen.nowMs) ?? null),
	};
}

/** The ones that are reached come after those that are not. */
const joinedFirst = (a: OwnMission, b: OwnMission): number => orderOf(a) - orderOf(b);
const orderOf = ({ progress }: OwnMission): number => (!progress ? 1 : progress.reachedAtMs === null ? 0 : 2);

/** One mission as the player sees it now. */
export async function readOwn(ports: MissionsPorts, row: StoredMission, visit: SignedInVisit): Promise<OwnMission> {
	const { session, ip, locale } = visit;
	const { reader } = ports.database;
	const playerId: Id = session.playerId;
	const [facts, joined, counted] = await Promise.all([
		readFacts(ports, reader, playerId, ip),
		readJoined(reader, { playerId, missionId: row.mission_id }),
		readCountedBy(reader, playerId),
	]);
	const seen = seenBy(session.currency, { locale, nowMs: ports.clock.nowMs() });
	return showOwn(ports, { row, facts, seen, joined, counted });
}
