import { readFileSync } from "node:fs";
import { join } from "node:path";

/** As a power cut would: no signal handler, no flush. */
export function killProcess(pid: number): void {
	process.kill(pid, "SIGKILL");
}

/** PostgreSQL's own process; its children see that it is gone and end. */
export function killPostgres(dataDir: string): void {
	const lock = readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8");
	killProcess(Number(lock.split("\n", 1)[0]));
}
