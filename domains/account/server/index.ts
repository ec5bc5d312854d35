import type { Binding } from "@baize/platform-server";
import { EXPORT_JOB, makeExport, tidyExports } from "./leaving/data-exports.ts";
import type { AccountPorts } from "./ports.ts";
import { bindings } from "./routes.ts";

export type { AccountPorts, ExportPart } from "./ports.ts";

export type Account = {
	bindings: Binding[];
	/** Removes copies of data that have expired. */
	tidy(): Promise<void>;
};

/** Must be opened before the outbox starts, because it adds its job there. */
export function openAccount(ports: AccountPorts): Account {
	ports.outbox.work(EXPORT_JOB, (payload) => makeExport(ports, payload));
	return { bindings: bindings(ports), tidy: () => tidyExports(ports) };
}
