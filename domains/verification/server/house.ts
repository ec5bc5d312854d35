import { openMemory, type StatusMemory } from "./memory.ts";
import type { VerificationPorts } from "./ports.ts";
import { openSealing, type Sealing } from "./sealing.ts";

/** What every command is given: the ports, and what is opened once from them. */
export type House = VerificationPorts & { sealing: Sealing; memory: StatusMemory; now(): Date };

export const openHouse = (ports: VerificationPorts): House => ({
	...ports,
	sealing: openSealing(ports.secrets),
	memory: openMemory(ports),
	now: () => new Date(ports.clock.nowMs()),
});
