import { hasStakeUnit } from "@baize/games/stakes";
import type { Place } from "@baize/geo/contract";
import type { Id } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import type { PromotionsPorts } from "../ports.ts";
import type { PlayerFacts } from "./may-be-offered.ts";

type Ports = Pick<
	PromotionsPorts,
	"isOpen" | "readPlayer" | "restrictedAmong" | "isAgeVerified" | "hasConsent" | "locate"
>;

/** What the rule needs to know of a player; of a request, also where it comes from. */
export async function readFacts(ports: Ports, reader: Reader, playerId: Id, ip?: string): Promise<PlayerFacts> {
	const [player, restricted, isAgeVerified, hasConsent] = await Promise.all([
		ports.readPlayer(reader, playerId),
		ports.restrictedAmong(reader, [playerId]),
		ports.isAgeVerified(reader, playerId),
		ports.hasConsent(reader, playerId),
	]);
	const places: (Place | undefined)[] = [player?.place];
	if (ip !== undefined) places.push(ports.locate(ip));
	return {
		isOpen: ports.isOpen(),
		isRestricted: !player || player.isDisabled || restricted.has(playerId),
		isAgeVerified,
		hasConsent,
		places,
		isCurrencyOffered: player !== undefined && hasStakeUnit(player.currency),
	};
}
