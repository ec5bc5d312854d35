import { HOUR_MS } from "@baize/kernel/time";
import type { Binding } from "@baize/platform-server";
import { EXPORT_JOB, makeExport, tidyExports } from "./leaving/data-exports.ts";
import type { AccountPorts } from "./ports.ts";
import { bindings } from "./routes.ts";

export type { AccountPorts, ExportPart } from "./ports.ts";

export type Account = { bindings: Binding[] };

/** Must be opened before the outbox starts, because it adds its job there. */
export function openAccount(ports: AccountPorts): Account {
	ports.outbox.work(EXPORT_JOB, (payload) => makeExport(ports, payload));
	ports.scheduler.every(HOUR_MS, "account.tidy", () => tidyExports(ports));
	return { bindings: bindings(ports) };
}
