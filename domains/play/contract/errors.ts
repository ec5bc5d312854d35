import { catalogueErrors } from "@baize/catalogue/contract";
import { Flag, Integer, Struct, Text } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";
import { stakeRefusals } from "@baize/safer-play/contract";
import { spinsErrors } from "@baize/spins/contract";

const { SPINS_CLOSED, SPINS_NOT_FOUND, SPINS_ENDED, OTHER_BONUS_IN_FORCE } = spinsErrors;
/** Why a promotional spin is not used. */
export const spinRefusals = { SPINS_CLOSED, SPINS_NOT_FOUND, SPINS_ENDED, OTHER_BONUS_IN_FORCE };

/** The errors that a caller may cause in the games. */
export const playErrors = defineErrors({
	GAME_NOT_FOUND: { status: 404, text: "play.errors.gameNotFound" },
	/** The game is not offered where the visitor is. */
	NOT_AVAILABLE_IN_REGION: { ...catalogueErrors.NOT_AVAILABLE_IN_REGION, text: "play.errors.notAvailableInRegion" },
	/** The law forbids play for money where the player is or lives; practice is open. */
	PLAY_NOT_ALLOWED_HERE: { status: 451, text: "play.errors.playNotAllowedHere" },
	/** The law of the place where the visitor is or lives lets no feature be bought, in practice neither. */
	FEATURE_BUY_NOT_ALLOWED: { status: 451, text: "play.errors.featureBuyNotAllowed" },
	/** The player's identity documents were refused for good; practice is open. */
	DOCUMENT_BLOCKED: { status: 403, text: "play.errors.documentBlocked" },
	/** The terms have changed; the player must accept them first. */
	TERMS_DUE: { status: 403, text: "play.errors.termsDue" },
	/** The games are closed to play for money, for everybody and for a time; practice is open. */
	GAMES_CLOSED: { status: 403, text: "play.errors.gamesClosed" },
	/** No round of this title begins where the visitor is, nor in practice. `isStopped`: nor is anything done in an open one. */
	TITLE_CLOSED: { status: 403, text: "play.errors.titleClosed", details: Struct({ isStopped: Flag() }) },
	/** An operator drains or stops what is closed as strictly already: "draining" or "stopped". */
	GAME_CLOSED_ALREADY: { status: 409, text: "play.errors.gameClosedAlready", details: Struct({ state: Text() }) },
	/** An operator opens what is not closed at this place. */
	GAME_IS_OPEN: { status: 409, text: "play.errors.gameIsOpen" },
	/** Games are not launched through the games integration service now. */
	GAMES_INTEGRATION_OFF: { status: 404, text: "play.errors.gamesIntegrationOff" },
	/** An amount of the bet is not between the limits, or not a whole number of steps. */
	BET_NOT_ALLOWED: {
		status: 422,
		text: "play.errors.betNotAllowed",
		details: Struct({ minMinor: Integer(), maxMinor: Integer(), stepMinor: Integer() }),
	},
	/** The title takes it, and operators do not offer it where the player is. Nothing was taken. */
	STAKE_NOT_OFFERED: {
		status: 422,
		text: "play.errors.stakeNotOffered",
		details: Struct({ minMinor: Integer(), maxMinor: Integer() }),
	},
	/** An operator offers stakes that the title does not take, or that contradict each other: `LADDER_ISSUES`. */
	STAKES_NOT_POSSIBLE: {
		status: 422,
		text: "play.errors.stakesNotPossible",
		details: Struct({ why: Text(), minMinor: Integer(), maxMinor: Integer(), gridMinor: Integer() }),
	},
	/** No game is played in this currency. */
	CURRENCY_NOT_PLAYED: { status: 422, text: "play.errors.currencyNotPlayed", details: Struct({ currency: Text() }) },
	/** An operator removes stakes where none are set. */
	NO_STAKE_LADDER: { status: 409, text: "play.errors.noStakeLadder" },
	/** It has not the form of a bet on this title, or what it is on is none of the title's choices. */
	BET_NOT_OFFERED: { status: 422, text: "play.errors.betNotOffered" },
	/** No money was taken. `balanceMinor` is the available balance. domain: seamless wallet 8 */
	INSUFFICIENT_FUNDS: {
		status: 409,
		text: "play.errors.insufficientFunds",
		details: Struct({ balanceMinor: Integer(), stakeMinor: Integer(), currency: Text() }),
	},
	/** A limit, a break or a reality check blocks the stake. No money was taken. */
	...stakeRefusals,
	...spinRefusals,
	/**
	 * The pair of this commitment has no client seed yet. Nothing was drawn and no money taken; the player's page chooses
	 * one.
	 */
	CLIENT_SEED_REQUIRED: {
		status: 409,
		text: "play.errors.clientSeedRequired",
		details: Struct({ commitment: Text() }),
	},
	/** The player has used this client seed before, so it could have been known when the pair was committed to. */
	CLIENT_SEED_USED: { status: 422, text: "play.errors.clientSeedUsed" },
	/** The commitment is no longer the one that needs a client seed: another page was faster. */
	SEEDS_MOVED_ON: { status: 409, text: "play.errors.seedsMovedOn" },
	/** No title was ever played by rules with this hash here. */
	RULES_NOT_FOUND: { status: 404, text: "play.errors.rulesNotFound" },
	/** The same roundId came with another game or bet. No money moved; the first round stands. */
	IDEMPOTENCY_CONFLICT: { status: 409, text: "play.errors.idempotencyConflict" },
	/** A page cannot make this roundId now: its clock is wrong, or the id is old and no such round was played. */
	ROUND_ID_NOT_USABLE: { status: 422, text: "play.errors.roundIdNotUsable" },
	/**
	 * The law where the player is or lives states how long a round of a slot lasts at least, and the one before has not
	 * lasted so long. Nothing was drawn and no money taken; the page sends the same request again after `waitMs`.
	 */
	ROUND_TOO_SOON: { status: 429, text: "play.errors.roundTooSoon", details: Struct({ waitMs: Integer() }) },
	/** Another round of this game waits for its player. No money was taken. */
	ROUND_ALREADY_OPEN: { status: 409, text: "play.errors.roundAlreadyOpen", details: Struct({ roundId: Text() }) },
	/** It is not possible now, or no action of this game. The round is as it was. */
	ACTION_NOT_ALLOWED: { status: 422, text: "play.errors.actionNotAllowed" },
	/** Actions are numbered from 0 without a gap; `step` is the number of the next one. */
	STEP_AHEAD: { status: 409, text: "play.errors.stepAhead", details: Struct({ step: Integer() }) },
	ROUND_IS_OVER: { status: 409, text: "play.errors.roundIsOver" },
	/** It has not ended yet, so it has no receipt. */
	ROUND_STILL_OPEN: { status: 409, text: "play.errors.roundStillOpen" },
	/** The token is not one of ours. */
	PRACTICE_ROUND_NOT_KNOWN: { status: 422, text: "play.errors.practiceRoundNotKnown" },
	/** Stakes are taken in another round, or in none now. No money was taken. */
	BETTING_CLOSED: { status: 409, text: "play.errors.bettingClosed" },
	/** The player has another stake at this place of the round. No money was taken. */
	SEAT_TAKEN: { status: 409, text: "play.errors.seatTaken" },
	/** The player has no such stake. */
	STAKE_NOT_FOUND: { status: 404, text: "play.errors.stakeNotFound" },
	/** The multiplier has not begun to rise, or is not yet high enough to leave. */
	CASH_OUT_EARLY: { status: 409, text: "play.errors.cashOutEarly" },
	/** The round was over when this was received, or could be stored: the stake has lost. */
	CASH_OUT_LATE: { status: 409, text: "play.errors.cashOutLate" },
	/** No bet leaves this title before its end: the outcome pays it. */
	CASH_OUT_NOT_OFFERED: { status: 422, text: "play.errors.cashOutNotOffered" },
	/** The round was not played, and the stake was returned. */
	TABLE_ROUND_VOID: { status: 409, text: "play.errors.tableRoundVoid" },
	ROUND_NOT_FOUND: { status: 404, text: "play.errors.roundNotFound" },
	/** What is wrong with `integrationParams`, which is JSON in a text. */
	INTEGRATION_PARAMS_UNREADABLE: { status: 400, text: "play.errors.integrationParamsUnreadable" },
});

/** What blocks a game from being opened for money. */
export const launchRefusals = {
	GAME_NOT_FOUND: playErrors.GAME_NOT_FOUND,
	NOT_AVAILABLE_IN_REGION: playErrors.NOT_AVAILABLE_IN_REGION,
	PLAY_NOT_ALLOWED_HERE: playErrors.PLAY_NOT_ALLOWED_HERE,
	FEATURE_BUY_NOT_ALLOWED: playErrors.FEATURE_BUY_NOT_ALLOWED,
	DOCUMENT_BLOCKED: playErrors.DOCUMENT_BLOCKED,
	TERMS_DUE: playErrors.TERMS_DUE,
	GAMES_CLOSED: playErrors.GAMES_CLOSED,
	TITLE_CLOSED: playErrors.TITLE_CLOSED,
};
