import { useEffect, useState } from "react";
import type { RoundReceipt } from "../../contract/index.ts";
import { asShown } from "../game/round/free-round.ts";
import { reportSeen } from "../game/round/request-round.ts";
import type { useLogLines } from "../game/round/use-log-lines.ts";
import type { TitlePage } from "../load-game.ts";
import { usePlayTexts } from "../texts.ts";
import type { Show, TitleRound } from "./title-round.ts";

/** A round of before that stands on the stage: one that its player has not seen, or one that is replayed. */
export type Recalled = { round: TitleRound; isReplay: boolean };

type Log = ReturnType<typeof useLogLines>;

/** Shows a round again that is over, until the next one begins. PLAY-06 */
export function useRecalled({ player, gameId, open }: TitlePage, isReal: boolean, log: Log) {
	const t = usePlayTexts();
	const [recalled, recall] = useState<Recalled>();
	const interrupted = isReal ? player?.interrupted : undefined;
	useEffect(() => {
		if (!interrupted || !player) return;
		// Beside a round that waits for the player, an earlier one would only confuse; it is in the list of rounds.
		if (!open) {
			recall({ round: asShown(interrupted), isReplay: false });
			log.add(t("spoken.resumed"));
		}
		void reportSeen(player.handle, gameId, interrupted.roundId);
	}, [interrupted?.roundId]);
	return {
		recalled,
		replay: (round: RoundReceipt): void => recall({ round: asShown(round), isReplay: true }),
		endRecall: (): void => recall(undefined),
	};
}

type SentenceOf = (event: { type: string }) => string;

function logRound({ events }: TitleRound, log: Log, sentenceOf: SentenceOf): void {
	for (const event of events) log.add(sentenceOf(event as { type: string }));
}

/** Shows a round, and then puts what happened in it in the log. */
export const shownAndLogged =
	(show: Show, log: Log, sentenceOf: SentenceOf): Show =>
	async (round) => {
		await show(round);
		logRound(round, log, sentenceOf);
	};

/** Logs a round that is shown again as it was logged when it was played. */
export function useLoggedAgain(
	{ recalled, log }: { recalled: Recalled | undefined; log: Log },
	sentenceOf: SentenceOf,
): void {
	useEffect(() => {
		if (recalled) logRound(recalled.round, log, sentenceOf);
	}, [recalled]);
}
