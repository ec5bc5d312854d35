import { usePolled, useStream } from "@baize/platform-web/reads";
import { useBalancesOfPlayer } from "@baize/wallet/web";
import { useCallback, useEffect, useRef } from "react";
import { readPlayClock, SAFER_PLAY_MESSAGE, SAFER_PLAY_TOPIC } from "../contract/calls.ts";
import type { PlayClock } from "../contract/schemas.ts";

/** Rounds may follow each other within a second; this is the shortest time between two reads of the clock. */
const REFRESH_GAP_MS = 2_000;

/**
 * The current play as the server reports it: polled at its interval, and read when money or a limit has moved. While a
 * stage has not finished showing a result, the shown result stays.
 */
export function usePlayClock(handle: string): { clock: PlayClock | undefined; refresh(): void } {
	const { data, refresh } = usePolled(readPlayClock, { params: { session: handle } });
	const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
	const refreshSoon = useCallback(() => {
		waiting.current ??= setTimeout(() => {
			waiting.current = undefined;
			refresh();
		}, REFRESH_GAP_MS);
	}, [refresh]);
	useEffect(() => () => clearTimeout(waiting.current), []);
	useStream("balance", "balances", refreshSoon);
	useStream(SAFER_PLAY_TOPIC, SAFER_PLAY_MESSAGE, refresh, refresh);
	const isFrozen = useBalancesOfPlayer()?.isFrozen ?? false;
	const shown = useRef(data);
	if (!isFrozen) shown.current = data;
	return { clock: shown.current, refresh };
}
