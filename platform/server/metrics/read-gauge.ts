import { setTimeout } from "node:timers/promises";
import { SECOND_MS } from "@baize/kernel/time";
import { Gauge, type Registry } from "prom-client";

/** A number for each label, read anew each time that the metrics are. */
export type ReadGauge = {
	name: string;
	help: string;
	label: string;
	read(): Promise<ReadonlyMap<string, number>>;
};

/** The other metrics are answered also while the database is not. */
const READ_MS = SECOND_MS;
const NONE: ReadonlyMap<string, number> = new Map();

/** What cannot be read has no value then, which an alert can be set on, too. */
export function registerReadGauge(registry: Registry, { name, help, label, read }: ReadGauge): void {
	new Gauge({
		name,
		help,
		labelNames: [label],
		registers: [registry],
		async collect() {
			const late = new AbortController();
			const found = await Promise.race([read().catch(() => NONE), setTimeout(READ_MS, NONE, { signal: late.signal })]);
			late.abort();
			this.reset();
			for (const [value, number] of found) this.set({ [label]: value }, number);
		},
	});
}
