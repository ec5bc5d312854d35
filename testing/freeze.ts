import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The child processes of a process, from the system's own list. */
function childrenOf(pid: number): number[] {
	return readdirSync("/proc")
		.filter((name) => /^\d+$/.test(name))
		.map(Number)
		.filter((other) => parentOf(other) === pid);
}

function parentOf(pid: number): number | undefined {
	try {
		return Number(
			readFileSync(`/proc/${pid}/stat`, "utf8")
				.replace(/^.*\) /s, "")
				.split(" ")[1],
		);
	} catch {
		return undefined;
	}
}

/** Suspends every process of the embedded PostgreSQL under a data folder; `thaw` lets them continue. */
export function freezePostgres(dataDir: string): { thaw(): void } {
	const postmaster = Number(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n", 1)[0]);
	process.kill(postmaster, "SIGSTOP");
	const frozen = [postmaster, ...childrenOf(postmaster)];
	for (const pid of frozen) process.kill(pid, "SIGSTOP");
	return {
		thaw() {
			for (const pid of frozen) process.kill(pid, "SIGCONT");
		},
	};
}
