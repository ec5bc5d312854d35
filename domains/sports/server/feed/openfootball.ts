import { Worker } from "node:worker_threads";
import { type Clock, MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import type { Log } from "@baize/platform-server";
import { addressSource, type DataSource, folderSource } from "./data-files.ts";
import type { DataFile, ReadData } from "./openfootball-read.ts";
import type { Awaited, Feed, FeedMatch } from "./port.ts";

export const OPENFOOTBALL = "openfootball";

/** A folder is checked often, because that is cheap; a web address less often, out of courtesy. */
const FOLDER_INTERVAL_MS = 5 * SECOND_MS;
const ADDRESS_INTERVAL_MS = 5 * MINUTE_MS;
/** Problems logged per reading; a file that is wrong throughout should not fill the log. */
const PROBLEMS_LOGGED = 20;

const isAddress = (place: string): boolean => /^https?:/.test(place);

/**
 * Real fixtures and results in openfootball's format, priced by a model fitted to the results. Read again on change.
 */
export function openOpenfootball(place: string, clock: Clock, log: Log): Feed {
	const data: DataSource = isAddress(place) ? addressSource(place) : folderSource(place);
	let fingerprint = "";
	let matches: readonly FeedMatch[] = [];

	return {
		source: OPENFOOTBALL,
		isMadeUp: false,
		intervalMs: isAddress(place) ? ADDRESS_INTERVAL_MS : FOLDER_INTERVAL_MS,
		async read(awaited) {
			const present = await data.fingerprint();
			if (present === fingerprint) return matches;
			const { matches: read, problems } = await readInWorker({
				files: await data.read(),
				nowMs: clock.nowMs(),
				awaited,
			});
			for (const problem of problems.slice(0, PROBLEMS_LOGGED)) log.warn(problem, "a fixture could not be read");
			log.info({ matches: read.length, problems: problems.length }, "the fixtures were read");
			fingerprint = present;
			matches = read;
			return matches;
		},
	};
}

type Reading = { files: readonly DataFile[]; nowMs: number; awaited: readonly Awaited[] };

function readInWorker(workerData: Reading): Promise<ReadData> {
	return new Promise((resolve, reject) => {
		const worker = new Worker(new URL("./openfootball-worker.ts", import.meta.url), { workerData });
		worker.once("message", resolve);
		worker.once("error", reject);
		worker.once("exit", (code) => reject(new Error(`reading the fixtures ended with ${code}`)));
		worker.unref();
	});
}
