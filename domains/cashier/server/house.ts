import type { CashierPorts } from "./ports.ts";
import { openSealing, type Sealing } from "./sealing.ts";

/** What every command is given: the ports, and what is opened once from them. */
export type House = CashierPorts & { sealing: Sealing; now(): Date };

export const openHouse = (ports: CashierPorts): House => ({
	...ports,
	sealing: openSealing(ports.secrets),
	now: () => new Date(ports.clock.nowMs()),
});
