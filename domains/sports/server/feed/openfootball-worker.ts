import { parentPort, workerData } from "node:worker_threads";
import { type DataFile, readOpenfootball } from "./openfootball-read.ts";
import type { Awaited } from "./port.ts";

// Reading a season and fitting its strengths takes a second, so it runs in a worker thread.
const { files, nowMs, awaited } = workerData as { files: DataFile[]; nowMs: number; awaited: Awaited[] };
parentPort?.postMessage(readOpenfootball(files, nowMs, awaited));
