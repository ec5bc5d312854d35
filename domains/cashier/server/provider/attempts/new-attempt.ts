import type { Id } from "@baize/kernel/id";
import type { AttemptRow, DepositRow } from "../../tables.ts";

/** The first attempt has the id of its deposit; further ones have ids of their own, so that no provider knows two. */
export const newAttempt = (
	deposit: Pick<DepositRow, "id" | "player_id">,
	{ id, number, provider, at }: { id: Id; number: number; provider: string; at: Date },
): AttemptRow => ({
	id,
	payment_id: deposit.id,
	player_id: deposit.player_id,
	number,
	provider,
	state: "starting",
	cause: null,
	reason: null,
	reference: null,
	instructions: null,
	answer_ms: null,
	timed_out: false,
	started_at: at,
	changed_at: at,
});
