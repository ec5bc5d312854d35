import { openWorkQueue, type WorkQueue } from "@baize/platform-server";
import { openSealing, type Sealing } from "./capture/sealing.ts";
import type { VerificationPorts } from "./ports.ts";
import { openStatusCache, type StatusCache } from "./status-cache.ts";

/** What every command is given: the ports, and what is opened once from them. */
export type VerificationDeps = VerificationPorts & {
	sealing: Sealing;
	statusCache: StatusCache;
	pictureQueue: WorkQueue;
	now(): Date;
};

/** Limits concurrent picture decoding, which would otherwise take every processor from players in a game. */
const PICTURES = { atOnce: 2, waiting: 20 };

export const openDeps = (ports: VerificationPorts): VerificationDeps => ({
	...ports,
	sealing: openSealing(ports.secrets),
	statusCache: openStatusCache(ports),
	pictureQueue: openWorkQueue(PICTURES),
	now: () => new Date(ports.clock.nowMs()),
});
