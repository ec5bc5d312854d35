import { usePageHouse } from "@baize/platform-web/house";
import { useSyncExternalStore } from "react";
import { type Flag, isFlagOn } from "../contract/flags.ts";
import { toldFlags, watchToldFlags } from "./told-flags.ts";

/** Whether a part of the house is open, by the newest that this page was told. The server decides; this only spares a vain way. */
export function useFlag(flag: Flag): boolean {
	const told = useSyncExternalStore(watchToldFlags, toldFlags, () => undefined);
	const { flags } = usePageHouse();
	return isFlagOn(told ?? flags, flag);
}

export { isFlagOn } from "../contract/flags.ts";
export { followFlags } from "./told-flags.ts";
