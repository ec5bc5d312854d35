import { Struct, Text } from "@baize/kernel/call";
import { stakeRefusals } from "@baize/safer-play/contract";
import { launchRefusals, playErrors } from "./errors.ts";
import { IdText } from "./schemas.ts";

const { BET_NOT_ALLOWED, BET_NOT_OFFERED, STAKE_NOT_OFFERED, INSUFFICIENT_FUNDS, CLIENT_SEED_REQUIRED } = playErrors;
const { IDEMPOTENCY_CONFLICT, ROUND_ID_NOT_USABLE } = playErrors;

export const Session = Struct({ session: Text() });
export const OneRound = Struct({ session: Text(), roundId: IdText });

/** Why a request that stakes money under an id of its own is refused. */
export const stakingRefusals = {
	...launchRefusals,
	...stakeRefusals,
	INSUFFICIENT_FUNDS,
	IDEMPOTENCY_CONFLICT,
	ROUND_ID_NOT_USABLE,
};

/** Why no round is begun for money. */
export const roundRefusals = {
	...stakingRefusals,
	BET_NOT_ALLOWED,
	BET_NOT_OFFERED,
	STAKE_NOT_OFFERED,
	CLIENT_SEED_REQUIRED,
};
