import { callApi, newOwnId, underOwnId } from "@baize/platform-web/reads";
import {
	cashOutTableStake,
	listTableStakes,
	placeTableStake,
	type TableStakeAnswer,
	type TableStakeView,
} from "../../../contract/index.ts";
import { untilKnown } from "../../game/round/until-known.ts";

type Patience = { wait(ms: number): Promise<void>; onLost(): void };
/** `seat`: which of the player's bets in the round it is, from 1. */
type Placing = { gameId: string; number: number; seat: number; bet: object; isNameHidden: boolean };

/** One stake, under an id made now, sent until its outcome is known. */
export function requestStake(
	handle: string,
	placing: Placing,
	serverNowMs: number,
	patience: Patience,
): Promise<TableStakeAnswer> {
	const send = underOwnId({ make: () => newOwnId(serverNowMs) }, (stakeId) =>
		callApi(placeTableStake, { params: { session: handle }, body: { ...placing, stakeId } }),
	);
	return untilKnown(send, patience);
}

/** Asked again it is the same: what counts is when the server has received it first. */
export const requestCashOut = (handle: string, stakeId: string, patience: Patience): Promise<TableStakeAnswer> =>
	untilKnown(() => callApi(cashOutTableStake, { params: { session: handle, stakeId } }), patience);

/** The player's own stakes in a round, in the order of their seats. */
export async function readOwnStakes(
	handle: string,
	gameId: string,
	number: number,
): Promise<readonly TableStakeView[]> {
	const params = { session: handle, gameId, number: String(number) };
	return (await callApi(listTableStakes, { params })).stakes;
}
