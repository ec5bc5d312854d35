import { parentPort, workerData } from "node:worker_threads";
import { type DataFile, readOpenfootball } from "./openfootball-read.ts";

// Reading a season and fitting its strengths takes a second: here it holds up nobody.
const { files, nowMs } = workerData as { files: DataFile[]; nowMs: number };
parentPort?.postMessage(readOpenfootball(files, nowMs));
