import { Struct, Text } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";

/** What a request from outside may cause here. Nothing was used, and nothing moved. */
export const spinsErrors = defineErrors({
	/** An operator has closed promotional spins for all, for a time. Those that are granted remain, and their time runs. */
	SPINS_CLOSED: { status: 403, text: "spins.errors.closed" },
	/** The player has no such spins, or none for this game. */
	SPINS_NOT_FOUND: { status: 404, text: "spins.errors.notFound" },
	/** `why`: all used, the time is over, or an operator has withdrawn the rest. */
	SPINS_ENDED: { status: 409, text: "spins.errors.ended", details: Struct({ why: Text() }) },
	/** Wins would become bonus money, and another bonus is in force. It can be completed or given up first. */
	OTHER_BONUS_IN_FORCE: { status: 409, text: "spins.errors.otherBonus" },
	/** There is no such bonus from spins, or it has ended. */
	SPINS_BONUS_NOT_FOUND: { status: 404, text: "spins.errors.bonusNotFound" },
	/** `why`: what of the spins that an operator would grant is not possible. */
	SPINS_NOT_GRANTABLE: { status: 422, text: "spins.errors.notGrantable", details: Struct({ why: Text() }) },
	/** Another operator was faster, or the spins are in another state. */
	SPINS_STATE: { status: 409, text: "spins.errors.state", details: Struct({ state: Text() }) },
	/** The same requestId came with other content. Nothing was granted. */
	IDEMPOTENCY_CONFLICT: { status: 409, text: "spins.errors.idempotencyConflict" },
});
