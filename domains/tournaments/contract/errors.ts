import { EnumOf, ListOf, Struct, Text } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";
import { STATES } from "./states.data.ts";

/** What a request from outside may cause here. */
export const tournamentsErrors = defineErrors({
	TOURNAMENT_NOT_FOUND: { status: 404, text: "tournaments.errors.notFound" },
	/** It is for people elsewhere: the law or its terms leave out the place of the address or of the request. */
	TOURNAMENT_NOT_HERE: { status: 451, text: "tournaments.errors.notHere" },
});

export const tournamentsOfficeErrors = defineErrors({
	/** Not possible in the state in which the tournament is. Nothing was changed. */
	TOURNAMENT_STATE: {
		status: 409,
		text: "tournaments.errors.state",
		details: Struct({ state: EnumOf(STATES) }),
	},
	/** The operator who did the step before may not do this one. */
	SECOND_OPERATOR_NEEDED: { status: 409, text: "tournaments.errors.secondOperator" },
	/** `faults`: which rules the terms break. */
	TOURNAMENT_INVALID: {
		status: 400,
		text: "tournaments.errors.invalid",
		details: Struct({ faults: ListOf(Text()) }),
	},
	/** The same requestId came with other terms. */
	TOURNAMENT_CONFLICT: { status: 409, text: "tournaments.errors.conflict" },
	/** The player has no score in it, or none that could be changed so. */
	SCORE_NOT_FOUND: { status: 404, text: "tournaments.errors.scoreNotFound" },
});
