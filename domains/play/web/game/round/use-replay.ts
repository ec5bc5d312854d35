import { useState } from "react";
import type { RoundReceipt } from "../../../contract/index.ts";
import type { RoundPlayer } from "./use-round.ts";

/** Plays an earlier round back; `replayed` is the one that is being shown. */
export function useReplay(round: RoundPlayer) {
	const [replayed, setReplayed] = useState<RoundReceipt>();
	return {
		replayed,
		async replay(receipt: RoundReceipt): Promise<void> {
			setReplayed(receipt);
			await round.playBack(receipt);
			setReplayed(undefined);
		},
	};
}
