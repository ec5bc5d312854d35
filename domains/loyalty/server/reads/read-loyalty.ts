import type { Id } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import { decimalText } from "@baize/kernel/money";
import type { Reader, Session } from "@baize/platform-server";
import {
	decimalPoints,
	firstDayOfStanding,
	type LoyaltyData,
	type Micro,
	RATIO,
	type Standing,
	standingOf,
	tierDaysOf,
	tiersInfoIn,
} from "../../contract/index.ts";
import { earnedByDay } from "../book/book-store.ts";
import { worthOf } from "../book/redeem.ts";
import type { LoyaltyPorts } from "../ports.ts";
import { written } from "../texts.ts";

const POINTS_NAME = written(({ pointsName }) => pointsName);

type Ports = Pick<LoyaltyPorts, "database" | "clock" | "excludedAmong">;

export type TierNow = Standing & {
	/** What counts for the tier: earned by play in the last twelve months. */
	tierPoints: Micro;
};

export async function readTier({ clock }: Pick<Ports, "clock">, reader: Reader, playerId: Id): Promise<TierNow> {
	const nowMs = clock.nowMs();
	const days = tierDaysOf(await earnedByDay(reader, playerId, firstDayOfStanding(nowMs)), nowMs);
	return { ...standingOf(days), tierPoints: days.at(-1)!.points };
}

export async function isExcluded(ports: Pick<Ports, "excludedAmong">, reader: Reader, playerId: Id): Promise<boolean> {
	return (await ports.excludedAmong(reader, [playerId])).has(playerId);
}

export async function readLoyaltyOf(ports: Ports, session: Session, locale: Locale): Promise<LoyaltyData> {
	const { playerId, currency } = session;
	const { reader } = ports.database;
	const { tier, tierPoints } = await readTier(ports, reader, playerId);
	return {
		excluded: await isExcluded(ports, reader, playerId),
		// Written digit by digit, as in the balances.
		redemptionAmount: Number(decimalText(worthOf(RATIO.points, currency), currency)),
		redemptionPoints: RATIO.points,
		redemptionPointsName: POINTS_NAME[locale],
		tierPoints: decimalPoints(tierPoints),
		currentTierId: tier.id,
		tiersInfo: tiersInfoIn(locale),
	};
}
