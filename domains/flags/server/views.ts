import { FLAG_DEFAULTS, type Flag, type FlagView, isFlagOn } from "../contract/index.ts";
import type { LiveFlags } from "./live-flags.ts";

/** A flag as shown to an operator. */
export function viewOf(live: LiveFlags, flag: Flag, hasEffect: boolean): FlagView {
	const row = live.rows().find(({ name }) => name === flag);
	const isOn = isFlagOn(live.changed(), flag);
	return {
		id: flag,
		isOn,
		isDefault: isOn === FLAG_DEFAULTS[flag],
		hasEffect,
		lastSwitch: row ? { by: row.switched_by_name, at: row.switched_at.toISOString(), reason: row.reason } : null,
	};
}
