import { openTurns, type Turns } from "@baize/platform-server";
import { openMemory, type StatusMemory } from "./memory.ts";
import type { VerificationPorts } from "./ports.ts";
import { openSealing, type Sealing } from "./sealing.ts";

/** What every command is given: the ports, and what is opened once from them. */
export type House = VerificationPorts & { sealing: Sealing; memory: StatusMemory; inTurn: Turns; now(): Date };

/** Reading pictures would otherwise take every processor from those who play. */
const PICTURES = { atOnce: 2, waiting: 20 };

export const openHouse = (ports: VerificationPorts): House => ({
	...ports,
	sealing: openSealing(ports.secrets),
	memory: openMemory(ports),
	inTurn: openTurns(PICTURES),
	now: () => new Date(ports.clock.nowMs()),
});
