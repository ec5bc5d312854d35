import { Worker } from "node:worker_threads";
import { type Clock, MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import type { Log } from "@baize/platform-server";
import { addressSource, type DataSource, folderSource } from "./data-files.ts";
import type { DataFile, ReadData } from "./openfootball-read.ts";
import type { Awaited, Feed, FeedMatch } from "./port.ts";

export const OPENFOOTBALL = "openfootball";

/** A folder is looked at often, because looking is cheap; an address is asked as a guest should. */
const FOLDER_INTERVAL_MS = 5 * SECOND_MS;
const ADDRESS_INTERVAL_MS = 5 * MINUTE_MS;
/** What is named in the log of a reading; a file that is wrong throughout should not fill it. */
const PROBLEMS_LOGGED = 20;

const isAddress = (place: string): boolean => /^https?:/.test(place);

/** Real fixtures and results in openfootball's form, priced by a model fitted to the results. Read again on change. */
export function openOpenfootball(place: string, clock: Clock, log: Log): Feed {
	const data: DataSource = isAddress(place) ? addressSource(place) : folderSource(place);
	let mark = "";
	let matches: readonly FeedMatch[] = [];

	return {
		source: OPENFOOTBALL,
		intervalMs: isAddress(place) ? ADDRESS_INTERVAL_MS : FOLDER_INTERVAL_MS,
		async read(awaited) {
			const present = await data.mark();
			if (present === mark) return matches;
			const { matches: read, problems } = await readInWorker({
				files: await data.read(),
				nowMs: clock.nowMs(),
				awaited,
			});
			for (const problem of problems.slice(0, PROBLEMS_LOGGED)) log.warn(problem, "a fixture could not be read");
			log.info({ matches: read.length, problems: problems.length }, "the fixtures were read");
			mark = present;
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
