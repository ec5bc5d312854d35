import { DAY_MS, SECOND_MS } from "@baize/kernel/time";
import { type Binding, bind } from "@baize/platform-server";
import { chooseAnalytics, listEventTotals, RETENTION_DAYS, readEventUse, reportUse } from "../contract/index.ts";
import { handleChooseAnalytics } from "./choose-analytics.ts";
import { openCounts } from "./counts.ts";
import { dayOf } from "./day.ts";
import type { AnalyticsPorts } from "./ports.ts";
import { handleListEventTotals, handleReadEventUse } from "./read-use.ts";
import { handleReportUse } from "./report-use.ts";
import { addUses, deleteBefore } from "./store.ts";

export type { AnalyticsPorts, AnalyticsSink, CountedUse } from "./ports.ts";

const FLUSH_MS = 5 * SECOND_MS;

export type Analytics = {
	bindings: Binding[];
	/** Gives what this process has counted to the sink. */
	flush(): Promise<void>;
	/** Deletes counts that are older than they may be; returns how many rows. */
	deleteOld(): Promise<number>;
	/** From now on, every some seconds, until `halt`. */
	start(): void;
	halt(): void;
};

export function openAnalytics(ports: AnalyticsPorts): Analytics {
	const { database, clock, log } = ports;
	// The table that the back office shows, where there is no other sink.
	const { sink = { take: (uses) => addUses(database, uses) } } = ports;
	const counts = openCounts(sink, log);
	let timer: ReturnType<typeof setInterval> | undefined;
	return {
		bindings: [
			bind(chooseAnalytics, handleChooseAnalytics),
			bind(reportUse, handleReportUse(ports, counts)),
			bind(listEventTotals, handleListEventTotals(ports)),
			bind(readEventUse, handleReadEventUse(ports)),
		],
		flush: counts.flush,
		deleteOld: () => deleteBefore(database, dayOf(clock.nowMs() - RETENTION_DAYS * DAY_MS)),
		start() {
			timer ??= setInterval(() => void counts.flush(), FLUSH_MS);
		},
		halt: () => clearInterval(timer),
	};
}
