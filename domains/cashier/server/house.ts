import type { Sealer } from "@baize/platform-server";
import type { CashierPorts } from "./ports.ts";
import { DESTINATION } from "./sealed-columns.ts";

/** What every command is given: the ports, and what is opened once from them. */
export type House = CashierPorts & { sealer: Sealer; now(): Date };

export const openHouse = (ports: CashierPorts): House => ({
	...ports,
	sealer: ports.secrets.sealerFor(DESTINATION),
	now: () => new Date(ports.clock.nowMs()),
});
