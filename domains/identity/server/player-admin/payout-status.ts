import type { Id } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import type { PayoutFreeze, PlayerFile } from "../../contract/index.ts";
import { type FreezeRow, readFreeze } from "../people/not-me/payout-freeze-store.ts";

/** Whether a player's payouts are frozen, as an operator sees it. */
export async function payoutStatus(reader: Reader, playerId: Id): Promise<Pick<PlayerFile, "payoutFreeze">> {
	const freeze = await readFreeze(reader, playerId);
	return freeze ? { payoutFreeze: freezeView(freeze) } : {};
}

export const freezeView = (freeze: FreezeRow): PayoutFreeze => ({
	sinceMs: freeze.frozen_at.getTime(),
	cause: freeze.cause,
	...(freeze.notice === null ? {} : { notice: freeze.notice }),
	...(freeze.email === null ? {} : { noticeEmail: freeze.email }),
	...(freeze.replaced_email === null ? {} : { replacedEmail: freeze.replaced_email }),
	...(freeze.reason === null ? {} : { reason: freeze.reason }),
});
