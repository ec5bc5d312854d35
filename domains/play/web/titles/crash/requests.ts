import type { CrashBet } from "@baize/engines/crash";
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
type Placing = { gameId: string; number: number; bet: CrashBet; isNameHidden: boolean };

/** The page has one bet in a round. */
const SEAT = 1;

/** One stake, under an id made now, sent until its outcome is known. */
export function requestStake(
	handle: string,
	placing: Placing,
	serverNowMs: number,
	patience: Patience,
): Promise<TableStakeAnswer> {
	const send = underOwnId({ make: () => newOwnId(serverNowMs) }, (stakeId) =>
		callApi(placeTableStake, { params: { session: handle }, body: { ...placing, seat: SEAT, stakeId } }),
	);
	return untilKnown(send, patience);
}

/** Asked again it is the same: what counts is when the server has received it first. */
export const requestCashOut = (handle: string, stakeId: string, patience: Patience): Promise<TableStakeAnswer> =>
	untilKnown(() => callApi(cashOutTableStake, { params: { session: handle, stakeId } }), patience);

export async function readOwnStake(
	handle: string,
	gameId: string,
	number: number,
): Promise<TableStakeView | undefined> {
	const params = { session: handle, gameId, number: String(number) };
	const { stakes } = await callApi(listTableStakes, { params });
	return stakes.find(({ seat }) => seat === SEAT);
}
