import type { Reader } from "@baize/platform-server";
import type { BetStatusName, ResultView } from "../../contract/index.ts";
import type { BookEvent } from "../events/book-event.ts";
import { decideLeg, endOf } from "../settlement/decide.ts";
import { type StoredBet, settledBetsOn } from "../store/bets.ts";

export type Changed = { bet: StoredBet; newStatus: BetStatusName; newPayoutMinor: bigint };

/** How the bet would have ended by another result; undefined where that is as it has ended. */
function changedBy(bet: StoredBet, event: BookEvent, reported: ResultView): Changed | undefined {
	if (bet.status === "open") return undefined;
	const { status: newStatus, payoutMinor } = endOf(decideLeg(bet, { ...event, result: reported }).bet);
	const isSame = newStatus === bet.status && payoutMinor === bet.payoutMinor;
	return isSame ? undefined : { bet, newStatus, newPayoutMinor: payoutMinor };
}

/** So many bets are read at a time, and so many changed ones are shown. */
const CHUNK_BETS = 1_000;
const SHOWN_BETS = 200;

export async function changedBets(
	reader: Reader,
	event: BookEvent,
	reported: ResultView,
	shown = SHOWN_BETS,
): Promise<{ changed: Changed[]; hasMore: boolean }> {
	const changed: Changed[] = [];
	for (let after = 0n; changed.length <= shown; ) {
		const bets = await settledBetsOn(reader, event.eventId, { after, limit: CHUNK_BETS });
		changed.push(...bets.flatMap((bet) => changedBy(bet, event, reported) ?? []));
		const last = bets.at(-1);
		if (!last || bets.length < CHUNK_BETS) break;
		after = last.betId;
	}
	return { changed: changed.slice(0, shown), hasMore: changed.length > shown };
}
