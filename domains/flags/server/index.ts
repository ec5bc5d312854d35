import type { Audit } from "@baize/audit/server";
import type { Clock } from "@baize/kernel/time";
import {
	type Binding,
	type Bus,
	bind,
	type Database,
	type Log,
	type Session,
	type Stream,
} from "@baize/platform-server";
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
import { switchingFlag } from "./switch-flag.ts";
import { viewOf } from "./views.ts";

export type Flags = {
	/**
	 * How the part of the site that a flag opens reads it: from memory, at once. A flag that was given no reader is listed
	 * as one without effect, so each part takes its readers when it is composed.
	 */
	reader(flag: Flag): () => boolean;
	/** What pages are told: the flags that stand otherwise than by default. */
	changed(): ChangedFlags;
	/** The same as a short text: under it pages are kept that flags decide about. */
	stamp(): string;
	bindings: Binding[];
	/** Waits for what is being read. */
	stop(): Promise<void>;
};

export type FlagsPorts = {
	database: Database;
	clock: Clock;
	bus: Bus;
	/** Left out: an open page learns of a switch when it is loaded anew. */
	stream?: Pick<Stream, "keepHere">;
	log: Log;
	audit: Pick<Audit, "record">;
	/** How an operator is called, for the list. */
	nameOf(session: Session): string | Promise<string>;
};

/** Opens the flags; afterwards every one is read from memory. */
export async function openFlags(ports: FlagsPorts): Promise<Flags> {
	const live = await openLiveFlags(ports);
	const read = new Set<Flag>();
	const view = (flag: Flag): FlagView => viewOf(live, flag, read.has(flag));
	return {
		reader(flag) {
			read.add(flag);
			return () => isFlagOn(live.changed(), flag);
		},
		changed: live.changed,
		stamp: live.stamp,
		bindings: [bind(listFlags, () => ({ flags: FLAGS.map(view) })), bind(switchFlag, switchingFlag(ports, live, view))],
		stop: live.stop,
	};
}
