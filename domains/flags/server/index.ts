import { type Binding, bind, type Tx } from "@baize/platform-server";
import {
	type ChangedFlags,
	FLAGS,
	type Flag,
	type FlagView,
	isFlagOn,
	listFlags,
	switchFlag,
} from "../contract/index.ts";
import { openLiveFlags } from "./live-flags.ts";
import type { FlagsPorts } from "./ports.ts";
import { type SwitchPorts, switchingBySite, switchingFlag } from "./switch-flag.ts";
import { viewOf } from "./views.ts";

export type { FlagsPorts, SwitchAudit } from "./ports.ts";
export type { SwitchPorts } from "./switch-flag.ts";

export type Flags = {
	/** How the part of the site that a flag controls reads it: from memory, at once. */
	reader(flag: Flag): () => boolean;
	/** What pages get: the flags that differ from their default. */
	changed(): ChangedFlags;
	/** The same as a short text: a cache key for pages whose content depends on flags. */
	stamp(): string;
	/**
	 * Switches for the site itself, in the caller's transaction; false if the flag has this value already. An operator
	 * sees the reason, and may switch it back.
	 */
	switchBySite(tx: Tx, flag: Flag, isOn: boolean, reason: string): Promise<boolean>;
	/**
	 * The operators' calls, which need the domain that knows people; that one reads flags itself. A flag that no module
	 * has declared is listed as one without effect.
	 */
	bindings(ports: SwitchPorts & { declared: readonly string[] }): Binding[];
	/** Waits for a read in progress. */
	stop(): Promise<void>;
};

/** Loads the flags; afterwards every one is read from memory. */
export async function openFlags(ports: FlagsPorts): Promise<Flags> {
	const live = await openLiveFlags(ports);
	return {
		reader: (flag) => () => isFlagOn(live.changed(), flag),
		changed: live.changed,
		stamp: live.stamp,
		switchBySite: switchingBySite(ports, live),
		bindings({ declared, ...switching }) {
			const view = (flag: Flag): FlagView => viewOf(live, flag, declared.includes(flag));
			return [
				bind(listFlags, () => ({ flags: FLAGS.map(view) })),
				bind(switchFlag, switchingFlag(ports, switching, live, view)),
			];
		},
		stop: live.stop,
	};
}
