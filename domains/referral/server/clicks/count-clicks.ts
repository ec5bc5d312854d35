import type { Database, Log } from "@baize/platform-server";
import { addClicks, type Clicks } from "./click-store.ts";

type Ports = { database: Database; log: Pick<Log, "error"> };

/** Of different links that wait to be written; a visitor who invents more has them not counted. */
const MAX_WAITING = 1_000;

export type ClickCount = {
	/** Counts one click. It is written soon, with those that come while others are being written. */
	add(click: Omit<Clicks, "clicks">): void;
	/** Waits until all are written. */
	settle(): Promise<void>;
};

export function openClickCount({ database, log }: Ports): ClickCount {
	let waiting = new Map<string, Clicks>();
	let writing: Promise<void> | undefined;

	async function writeAll(): Promise<void> {
		try {
			while (waiting.size > 0) {
				const taken = [...waiting.values()];
				waiting = new Map();
				await database.transaction((tx) => addClicks(tx, taken));
			}
		} catch (error) {
			log.error({ err: error }, "clicks on affiliates' links could not be counted");
		} finally {
			writing = undefined;
		}
	}

	return {
		add(click) {
			const key = [...click.texts, click.day, click.campaign, click.sharingMethod].join(" ");
			const found = waiting.get(key);
			if (found) found.clicks += 1n;
			else if (waiting.size < MAX_WAITING) waiting.set(key, { ...click, clicks: 1n });
			writing ??= writeAll();
		},
		settle: async () => writing,
	};
}
