import { toWire } from "@baize/kernel/money";
import type { WhySource } from "@baize/wallet/server";
import { readBonusRow } from "./grants/bonus-store.ts";
import { leftMinor } from "./grants/views.ts";
import type { PromotionsPorts } from "./ports.ts";

/** Why bonus money cannot be withdrawn: what is left to wager, and until when. */
export const explainingBonuses =
	({ ledger, database }: Pick<PromotionsPorts, "ledger" | "database">): WhySource =>
	async (playerId, currency) => {
		const wager = await ledger.wager(database.reader, playerId, currency);
		// That of another domain is explained there.
		if (!wager || !(await readBonusRow(database.reader, playerId, wager.grant))) return {};
		const why = {
			by: "site" as const,
			untilMs: wager.untilMs,
			because: [{ fact: "leftToWager", amountMinor: toWire(leftMinor(wager)) }],
			changedBy: [{ call: "forfeitBonus" }],
		};
		return { bonus: [{ ...why, code: "wageringUnmet" }], locked: [{ ...why, code: "lockedByBonus" }] };
	};
