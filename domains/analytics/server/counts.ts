import type { Log } from "@baize/platform-server";
import type { AnalyticsSink, CountedUse } from "./ports.ts";

export type Counts = {
	add(use: Omit<CountedUse, "times">): void;
	/** Gives what was counted to the sink; what it does not take stays for the next time. */
	flush(): Promise<void>;
};

/** A day has some thousands of different uses; a sink that takes nothing must not fill the memory. */
const MAX_KEYS = 20_000;

/**
 * Uses are counted in the process first. A row of the table stands for all visitors of a country, so that one statement
 * for each of them would queue for the same few rows.
 */
export function openCounts(sink: AnalyticsSink, log: Pick<Log, "error" | "warn">): Counts {
	let counted = new Map<string, CountedUse>();
	let dropped = 0;

	function put({ times, ...use }: CountedUse): void {
		const key = keyOf(use);
		const known = counted.get(key);
		if (known) known.times += times;
		else if (counted.size < MAX_KEYS) counted.set(key, { ...use, times });
		else dropped += times;
	}

	async function give(): Promise<void> {
		if (counted.size === 0) return;
		const given = inOneOrder(counted);
		counted = new Map();
		try {
			await sink.take(given);
		} catch (error) {
			given.forEach(put);
			log.error({ err: error }, "what was counted of the use of the site was not stored; it is tried again");
		}
		if (dropped > 0) log.warn({ dropped }, "more kinds of use than can be counted: some were not");
		dropped = 0;
	}

	let underWay = Promise.resolve();
	return {
		add: (use) => put({ ...use, times: 1 }),
		flush: () => {
			underWay = underWay.then(give);
			return underWay;
		},
	};
}

const keyOf = ({ day, event, detail, country }: Omit<CountedUse, "times">): string =>
	`${day} ${country} ${event} ${detail}`;

/** Of two processes that write at once neither waits for the other's rows in a circle. */
const inOneOrder = (counted: ReadonlyMap<string, CountedUse>): CountedUse[] =>
	[...counted].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, use]) => use);
