import type { Sealer } from "@baize/platform-server";
import type { CashierPorts } from "./ports.ts";
import { DESTINATION } from "./sealed-columns.ts";

/** What every command receives: the ports, and what is opened once from them. */
export type CashierDeps = CashierPorts & { sealer: Sealer; now(): Date };

export const openDeps = (ports: CashierPorts): CashierDeps => ({
	...ports,
	sealer: ports.secrets.sealerFor(DESTINATION),
	now: () => new Date(ports.clock.nowMs()),
});
