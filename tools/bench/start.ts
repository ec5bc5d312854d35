import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { freshClone } from "./fresh-clone.ts";
import { atMost, type Figure } from "./measure.ts";
import { ended, freePort } from "./processes.ts";

const FIRST_RUNS = 3;
const LATER_RUNS = 9;

/** The goals, on two cores. */
const FIRST_GOAL_SECONDS = 20;
const LATER_GOAL_SECONDS = 2.5;

/**
 * How long people wait for the first page after `npm start`: in a fresh clone, which is built first, and each time
 * after that.
 */
export async function start(): Promise<Figure[]> {
	const first: number[] = [];
	const later: number[] = [];
	for (let run = 1; run <= FIRST_RUNS; run++) {
		const clone = freshClone();
		try {
			first.push(await secondsToFirstPage(clone.folder));
			for (let again = 0; again < LATER_RUNS / FIRST_RUNS; again++) later.push(await secondsToFirstPage(clone.folder));
		} finally {
			clone.remove();
		}
	}
	return [
		atMost("first start in a fresh clone, median", median(first), FIRST_GOAL_SECONDS, "s", each(first)),
		atMost("later start, median", median(later), LATER_GOAL_SECONDS, "s", each(later)),
	];
}

const inOrder = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);
const median = (values: readonly number[]): number => inOrder(values)[Math.floor(values.length / 2)] ?? 0;
const each = (values: readonly number[]): string =>
	`each: ${inOrder(values)
		.map((value) => value.toFixed(2))
		.join(" ")}`;

/** From the command to the first page that is answered, in a folder that has its own data. */
async function secondsToFirstPage(folder: string): Promise<number> {
	const ports = [await freePort(), await freePort()];
	const startedMs = performance.now();
	const child = startIn(folder, ports);
	try {
		await firstPage(child, `http://127.0.0.1:${ports[0]}/`);
		return (performance.now() - startedMs) / 1_000;
	} finally {
		await ended(child);
	}
}

function startIn(folder: string, [port, officePort]: number[]): ChildProcess {
	const { NODE_COMPILE_CACHE: _ours, ...inherited } = process.env;
	return spawn("npm", ["start"], {
		cwd: folder,
		env: {
			...inherited,
			PORT: String(port),
			OFFICE_PORT: String(officePort),
			METRICS_PORT: "0",
			DATA_DIR: join(folder, ".data"),
			LOG_LEVEL: "error",
		},
		stdio: ["ignore", "ignore", "inherit"],
	});
}

const POLL_MS = 20;

/** A start that fails ends its process. */
async function firstPage(child: ChildProcess, address: string): Promise<void> {
	while (child.exitCode === null) {
		const { status } = await fetch(address).catch(() => ({ status: 0 }));
		if (status === 200) return;
		await new Promise((resolve) => setTimeout(resolve, POLL_MS));
	}
	throw new Error(`npm start ended with ${child.exitCode}`);
}
