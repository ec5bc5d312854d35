import { useRef, useState } from "react";
import type { RoundAnswer } from "../../../contract/index.ts";
import type { GamePage } from "../../load-game.ts";
import type { WaitingPair } from "../seeds/client-seed.ts";
import { paidInCash } from "./free-round.ts";
import { requestRealRound, usePatience } from "./request-round.ts";
import type { RoundParts } from "./round-parts.ts";
import { useSeenMark } from "./use-seen-mark.ts";

/** Rounds for money: each is requested until its outcome is known, shown, and marked as seen. */
export function useRealRounds(
	{ round, bet, displayedBalance, showProblem, settle }: RoundParts,
	{ player, nowMs }: Pick<GamePage, "player" | "nowMs">,
) {
	const waiting = useRef<WaitingPair>({ commitment: waitingCommitment(player) });
	const [offsetMs] = useState(() => nowMs - Date.now());
	const patience = usePatience();
	const seen = useSeenMark(bet.gameId);

	function send(handle: string, grantId: string | undefined): Promise<RoundAnswer> {
		// The balance update of the round must not come before the reels stop.
		displayedBalance.freeze();
		const requested = { handle, serverNowMs: Date.now() + offsetMs, waiting: waiting.current, grantId };
		return requestRealRound(bet, requested, { wait: patience.wait, onLost: () => showProblem({ kind: "lost" }) });
	}

	/** `grantId`: of the promotional spins of which one is used. Returns the round that was shown. */
	async function spin(handle: string, grantId?: string): Promise<RoundAnswer | undefined> {
		seen.cancel();
		const played = await round.play(
			() => send(handle, grantId),
			(decided) => {
				showProblem(undefined);
				// The stake is gone; the reels show the win.
				displayedBalance.set(decided.balanceMinor - paidInCash(decided));
			},
		);
		if (!played) return undefined;
		settle(played.balanceMinor);
		displayedBalance.release();
		seen.markSoon(handle, played.roundId);
		return played;
	}

	return {
		spin,
		async playBack(handle: string, interrupted: RoundAnswer): Promise<void> {
			await round.playBack(interrupted);
			seen.markSoon(handle, interrupted.roundId);
		},
		/** Sends at once what waits to be sent again. */
		retryNow: patience.hurry,
	};
}

/** Where the player's pair has no client seed yet, the first round of this page chooses one. */
const waitingCommitment = (player: GamePage["player"]): string | undefined =>
	player?.seeds.clientSeed === null ? player.seeds.commitment : undefined;
