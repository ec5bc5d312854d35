import { Refusal } from "@baize/kernel/error";
import { type Clock, DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import type { Log, Reader } from "@baize/platform-server";
import type { Titles } from "../titles.ts";
import { addRefusals, deleteRefusalsBefore, readRefusals, type TitleRefusals } from "./store.ts";

/** What is counted for a request that failed by a fault of ours. */
const FAILED = "FAILED";
/** A page asks again by itself, once it has chosen the seed. */
const NO_ERRORS: readonly string[] = ["CLIENT_SEED_REQUIRED"];

const SLOT_MS = 10 * MINUTE_MS;
const FLUSH_MS = 2 * SECOND_MS;
const KEPT_MS = 2 * DAY_MS;

export type RefusalCounts = {
	/** The same request; where it is refused or fails, that is counted for the title. */
	counted<Answer>(gameId: string, request: Promise<Answer>): Promise<Answer>;
	/** Of the last hour and the last day, to ten minutes. */
	read(): Promise<TitleRefusals[]>;
	/** Adds what this process has counted to what is stored; it does so by itself soon after it was counted. */
	flush(): Promise<void>;
	tidy(): Promise<void>;
};

type Ports = { reader: Reader; clock: Clock; titles: Pick<Titles, "numberOf">; log: Pick<Log, "error"> };

/**
 * Counts in memory, and stores sums. Their number is limited: a listed error of a title that there is, in ten minutes.
 */
export function openRefusalCounts({ reader, clock, titles, log }: Ports): RefusalCounts {
	let counts = new Map<string, number>();
	let timer: NodeJS.Timeout | undefined;

	function add(key: string, requests: number): void {
		counts.set(key, (counts.get(key) ?? 0) + requests);
		timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
	}

	async function flush(): Promise<void> {
		clearTimeout(timer);
		timer = undefined;
		const taken = counts;
		counts = new Map();
		if (taken.size === 0) return;
		try {
			await addRefusals(reader, [...taken].map(readKey));
		} catch (error) {
			log.error({ err: error }, "refused rounds were not counted yet");
			for (const [key, requests] of taken) add(key, requests);
		}
	}

	function note(gameId: string, error: unknown): void {
		const code = error instanceof Refusal ? error.code : FAILED;
		if (NO_ERRORS.includes(code)) return;
		const gameNumber = numberOf(titles, gameId);
		if (gameNumber === undefined) return;
		const slotMs = Math.floor(clock.nowMs() / SLOT_MS) * SLOT_MS;
		add(`${slotMs} ${gameNumber} ${code}`, 1);
	}

	return {
		counted: (gameId, request) =>
			request.catch((error) => {
				note(gameId, error);
				throw error;
			}),
		read() {
			const nowMs = clock.nowMs();
			return readRefusals(reader, new Date(nowMs - HOUR_MS), new Date(nowMs - DAY_MS));
		},
		flush,
		tidy: () => deleteRefusalsBefore(reader, new Date(clock.nowMs() - KEPT_MS)),
	};
}

function readKey([key, requests]: readonly [string, number]) {
	const [slotMs, gameNumber, code = ""] = key.split(" ");
	return { slotAt: new Date(Number(slotMs)), gameNumber: Number(gameNumber), code, requests };
}

/** Undefined for what is no title: a caller may send any name. */
function numberOf(titles: Ports["titles"], gameId: string): number | undefined {
	try {
		return titles.numberOf(gameId);
	} catch {
		return undefined;
	}
}
