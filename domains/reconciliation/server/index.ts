import type { Binding } from "@baize/platform-server";
import type { ReconciliationPorts } from "./ports.ts";
import { reconciliationRoutes } from "./routes.ts";

export type { ReconciliationPorts } from "./ports.ts";

export type Reconciliation = { bindings: Binding[] };

export const openReconciliation = (ports: ReconciliationPorts): Reconciliation => ({
	bindings: reconciliationRoutes(ports),
});
