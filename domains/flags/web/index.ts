import { usePageEnvironment } from "@baize/platform-web/page";
import { useSyncExternalStore } from "react";
import { type Flag, isFlagOn } from "../contract/flags.ts";
import { receivedFlags, watchReceivedFlags } from "./received-flags.ts";

/**
 * Whether a part of the site is open, by the newest flags that this page received. The server decides; this only avoids
 * useless requests.
 */
export function useFlag(flag: Flag): boolean {
	const received = useSyncExternalStore(watchReceivedFlags, receivedFlags, () => undefined);
	const { flags } = usePageEnvironment();
	return isFlagOn(received ?? flags, flag);
}

export { isFlagOn } from "../contract/flags.ts";
export { followFlags } from "./received-flags.ts";
