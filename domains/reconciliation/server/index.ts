import type { Binding } from "@baize/platform-server";
import { fetchSettled } from "./commands/fetch-settled.ts";
import { matchNamed } from "./commands/match-named.ts";
import type { ReconciliationPorts } from "./ports.ts";
import { reconciliationRoutes } from "./routes.ts";

export type { ReconciliationPorts } from "./ports.ts";

export type Reconciliation = {
	bindings: Binding[];
	/** Fetches and matches what companies list themselves, of the days that are over. */
	fetchSettled(): Promise<void>;
	/** Closes lines of a bank whose payment has moved its money since. */
	matchNamed(): Promise<void>;
};

export const openReconciliation = (ports: ReconciliationPorts): Reconciliation => ({
	bindings: reconciliationRoutes(ports),
	fetchSettled: () => fetchSettled(ports),
	matchNamed: () => matchNamed(ports),
});
