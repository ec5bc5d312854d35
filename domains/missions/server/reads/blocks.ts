import { hasStakeUnit } from "@baize/games/stakes";
import type { Place } from "@baize/geo/contract";
import { type Id, msOf } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import type { Reader } from "@baize/platform-server";
import { type Block, isOfferedAt, NEWCOMER_DAYS, type Terms } from "../../contract/index.ts";
import type { MissionsPorts } from "../ports.ts";
import type { StoredMission } from "../tables.ts";
import { stateAt } from "./show-mission.ts";

/** What is known of a player who would join. What could not be found out is against it. */
export type Facts = {
	isOpen: boolean;
	isRestricted: boolean;
	isAgeVerified: boolean;
	hasConsent: boolean;
	/** The address, and where the request comes from. */
	places: readonly Place[];
	isCurrencyOffered: boolean;
	/** When the account was made. */
	sinceMs: number;
};

/** Why the player cannot join; undefined where they can. What keeps a player from all missions comes first. */
export function blockOf(row: StoredMission, facts: Facts, nowMs: number): Block | undefined {
	if (!facts.isOpen) return "closed";
	if (facts.isRestricted) return "restricted";
	if (!isFor(row.terms, facts)) return "placeNotOffered";
	if (!facts.isAgeVerified) return "ageUnverified";
	if (!facts.hasConsent) return "consentMissing";
	if (!facts.isCurrencyOffered) return "currencyNotOffered";
	if (row.terms.audience === "newcomers" && nowMs - facts.sinceMs >= NEWCOMER_DAYS * DAY_MS) return "notNew";
	const state = stateAt(row, nowMs);
	if (state === "full") return "full";
	return state === "next" || state === "running" ? undefined : "noLongerOpen";
}

/** The address and the place of the request both have to be those of the mission. */
export const isFor = (terms: Terms, { places }: Pick<Facts, "places">): boolean =>
	places.length > 0 && places.every((place) => isOfferedAt(place, terms));

type Ports = Pick<
	MissionsPorts,
	"isOpen" | "readPlayers" | "restrictedAmong" | "isAgeVerified" | "hasConsent" | "locate"
>;

export async function readFacts(ports: Ports, reader: Reader, playerId: Id, ip: string): Promise<Facts> {
	const [players, restricted, isAgeVerified, hasConsent] = await Promise.all([
		ports.readPlayers(reader, [playerId]),
		ports.restrictedAmong(reader, [playerId]),
		ports.isAgeVerified(reader, playerId),
		ports.hasConsent(reader, playerId),
	]);
	const player = players.get(playerId);
	return {
		...{ isOpen: ports.isOpen(), isAgeVerified, hasConsent, sinceMs: msOf(playerId) },
		isRestricted: !player || player.isDisabled || restricted.has(playerId),
		places: player ? [player.place, ports.locate(ip)] : [],
		isCurrencyOffered: player !== undefined && hasStakeUnit(player.currency),
	};
}
