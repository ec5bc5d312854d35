import { check } from "@baize/kernel/check";
import { readId } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { Tx } from "@baize/platform-server";
import type { SealedRound } from "../../contract/index.ts";
import type { WalletPort } from "../ports.ts";
import { sealedText } from "../rounds/sealing.ts";
import { sharesOfWin } from "./share-win.ts";
import type { OpenRow } from "./store.ts";

type Ports = { wallet: Pick<WalletPort, "settleRound" | "voidRound"> };
type Moved = Awaited<ReturnType<WalletPort["settleRound"]>>;

/**
 * Closes every stake of a round whose row the caller's transaction has deleted. Each stake is paid its share of the win;
 * the seal comes with the end of the first one, which is posted last. Returns the cash after it.
 */
export async function endRound({ wallet }: Ports, tx: Tx, row: OpenRow, sealed: SealedRound): Promise<Minor> {
	const { player_id: playerId, currency, round_id: roundId, game_number: gameId, further_stakes: further } = row;
	const round = { playerId, currency, gameId, roundId };
	const seal = Buffer.from(sealedText(sealed));
	if (sealed.isRefunded) {
		check(further.length === 0, "a round that is given back has one stake");
		return closed(await wallet.voidRound(tx, { ...round, stakeMinor: row.staked_minor, sealed: seal }));
	}
	const furtherMinor = further.map(({ stakeMinor }) => BigInt(stakeMinor));
	const firstMinor = furtherMinor.reduce((left, stake) => left - stake, BigInt(sealed.stakeMinor));
	const [own, ...shares] = sharesOfWin(BigInt(sealed.winMinor), [firstMinor, ...furtherMinor]);
	for (const [at, { stakeId }] of further.entries())
		closed(await wallet.settleRound(tx, { ...round, stakeId: readId(stakeId)!, winMinor: shares[at]! }));
	return closed(await wallet.settleRound(tx, { ...round, winMinor: own!, sealed: seal }));
}

function closed(moved: Moved): Minor {
	check(moved.status === "done" && !moved.replayed, "each stake of an open round is closed once");
	return moved.cashAfterMinor;
}
