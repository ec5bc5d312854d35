import { type ChangedFlags, type Flag, isFlagOn } from "../contract/index.ts";

/** Flags that a test sets by hand. */
export function settableFlags(changed: Partial<Record<Flag, boolean>> = {}) {
	return {
		changed: (): ChangedFlags => changed,
		reader: (flag: Flag) => (): boolean => isFlagOn(changed, flag),
		set(flag: Flag, isOn: boolean): void {
			changed[flag] = isOn;
		},
	};
}
