import { check } from "@baize/kernel/check";
import { readId } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { Tx } from "@baize/platform-server";
import type { SealedRound } from "../../contract/index.ts";
import type { WalletPort } from "../ports.ts";
import { sealedText } from "../rounds/sealing.ts";
import { deleteOpenRound, type OpenRow } from "./store.ts";

type Ports = { wallet: Pick<WalletPort, "settleRound" | "voidRound"> };

/**
 * Closes a round in the caller's transaction: the row goes, and the payout comes with the seal. Null where the round is
 * not at this step any more. Returns the cash after it.
 */
export async function endRound({ wallet }: Ports, tx: Tx, row: OpenRow, sealed: SealedRound): Promise<Minor | null> {
	if (!(await deleteOpenRound(tx, row))) return null;
	const { player_id: playerId, currency, round_id: roundId, game_number: gameId } = row;
	const round = { playerId, currency, gameId };
	const seal = Buffer.from(sealedText(sealed));
	for (const { stakeId } of row.further_stakes) {
		// The whole payout is that of the round; a further stake is closed with nothing.
		await wallet.settleRound(tx, { ...round, roundId: readId(stakeId)!, winMinor: 0n });
	}
	const moved = sealed.isRefunded
		? await wallet.voidRound(tx, { ...round, roundId, stakeMinor: row.staked_minor, sealed: seal })
		: await wallet.settleRound(tx, { ...round, roundId, winMinor: BigInt(sealed.winMinor), sealed: seal });
	check(moved.status === "done" && !moved.replayed, "an open round is closed once");
	return moved.cashAfterMinor;
}
