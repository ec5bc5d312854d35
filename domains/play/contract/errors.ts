import { catalogueErrors } from "@baize/catalogue/contract";
import { Integer, Struct, Text } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";
import { stakeRefusals } from "@baize/safer-play/contract";

/** What someone outside may cause in the games. */
export const playErrors = defineErrors({
	GAME_NOT_FOUND: { status: 404, text: "play.errors.gameNotFound" },
	/** The game is not offered where the visitor is. */
	NOT_AVAILABLE_IN_REGION: { ...catalogueErrors.NOT_AVAILABLE_IN_REGION, text: "play.errors.notAvailableInRegion" },
	/** The law forbids play for money where the player is or lives; practice is open. */
	PLAY_NOT_ALLOWED_HERE: { status: 451, text: "play.errors.playNotAllowedHere" },
	/** Nobody knows whether the player is who he says; practice is open. */
	DOCUMENT_BLOCKED: { status: 403, text: "play.errors.documentBlocked" },
	/** The terms have changed; they are accepted first. */
	TERMS_DUE: { status: 403, text: "play.errors.termsDue" },
	LINE_BET_NOT_ALLOWED: {
		status: 422,
		text: "play.errors.lineBetNotAllowed",
		details: Struct({ leastMinor: Integer(), mostMinor: Integer() }),
	},
	/** Nothing was taken. `balanceMinor` is what there is. domain: seamless wallet 8 */
	INSUFFICIENT_FUNDS: {
		status: 409,
		text: "play.errors.insufficientFunds",
		details: Struct({ balanceMinor: Integer(), stakeMinor: Integer(), currency: Text() }),
	},
	/** A limit, a break or a reality check holds the stake back. Nothing was taken. */
	...stakeRefusals,
	/** The pair of this commitment has no client seed yet. Nothing was drawn and nothing taken; the player's page chooses one. */
	CLIENT_SEED_REQUIRED: {
		status: 409,
		text: "play.errors.clientSeedRequired",
		details: Struct({ commitment: Text() }),
	},
	/** The player had this client seed before, so it could have been known when the pair was committed to. */
	CLIENT_SEED_USED: { status: 422, text: "play.errors.clientSeedUsed" },
	/** The commitment is no longer the one for which a client seed is wanted: another page was quicker. */
	SEEDS_MOVED_ON: { status: 409, text: "play.errors.seedsMovedOn" },
	/** No title was ever played by rules of this hash here. */
	RULES_NOT_FOUND: { status: 404, text: "play.errors.rulesNotFound" },
	/** The same roundId came with another game or bet. Nothing moved; the first round stands. */
	IDEMPOTENCY_CONFLICT: { status: 409, text: "play.errors.idempotencyConflict" },
	/** The roundId is not one that a page may make now: its clock is wrong, or it is old and no such round was played. */
	ROUND_ID_NOT_USABLE: { status: 422, text: "play.errors.roundIdNotUsable" },
	ROUND_NOT_FOUND: { status: 404, text: "play.errors.roundNotFound" },
	/** Which fault of `integrationParams`, which is JSON in a text. */
	INTEGRATION_PARAMS_UNREADABLE: { status: 400, text: "play.errors.integrationParamsUnreadable" },
});
