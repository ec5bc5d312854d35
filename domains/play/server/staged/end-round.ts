import { check } from "@baize/kernel/check";
import { readId } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { Tx } from "@baize/platform-server";
import type { RoundEnd } from "@baize/wallet/server";
import type { SealedRound } from "../../contract/index.ts";
import type { WalletPort } from "../ports.ts";
import { sealedText } from "../rounds/sealing.ts";
import type { OpenAt } from "./acts.ts";
import { isDone, type Moved } from "./apply-alone.ts";
import { sharesOfWin } from "./share-win.ts";

type Ports = { wallet: Pick<WalletPort, "moveRounds" | "voidRound"> };

const wholeOf = ({ player_id: playerId, currency, round_id: roundId, game_number: gameId }: OpenAt) => ({
	playerId,
	currency,
	gameId,
	roundId,
});

const sealOf = (sealed: SealedRound): Buffer => Buffer.from(sealedText(sealed));

/**
 * The ends of all stakes of a round that was played. Each is paid its share of the win; the seal comes with the end of the
 * first stake, which is the last one posted.
 */
export function endsOf(row: OpenAt, sealed: SealedRound): RoundEnd[] {
	const further = row.further_stakes;
	const furtherMinor = further.map(({ stakeMinor }) => BigInt(stakeMinor));
	const firstMinor = furtherMinor.reduce((left, stake) => left - stake, BigInt(sealed.stakeMinor));
	const [own, ...shares] = sharesOfWin(BigInt(sealed.winMinor), [firstMinor, ...furtherMinor]);
	const round = wholeOf(row);
	const others = further.map(({ stakeId }, at) => ({ ...round, stakeId: readId(stakeId)!, winMinor: shares[at]! }));
	return [...others, { ...round, winMinor: own!, sealed: sealOf(sealed) }];
}

/** Closes every stake of a round whose row the caller's transaction has deleted. Returns the cash after it. */
export async function endRound({ wallet }: Ports, tx: Tx, row: OpenAt, sealed: SealedRound): Promise<Minor> {
	if (!sealed.isRefunded) {
		const ends = endsOf(row, sealed).map((end) => ({ end }));
		return closedCash(await wallet.moveRounds(tx, ends));
	}
	check(row.further_stakes.length === 0, "a round that is given back has one stake");
	const back = { ...wholeOf(row), stakeMinor: row.staked_minor, sealed: sealOf(sealed) };
	return closedCash([await wallet.voidRound(tx, back)]);
}

/** The cash after the last of these ends. */
export function closedCash(moved: readonly Moved[]): Minor {
	const last = moved.at(-1);
	check(last && moved.every(isDone) && isDone(last), "each stake of an open round is closed once");
	return last.cashAfterMinor;
}
