import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Like a power cut: no signal handler, no flush. */
export function killProcess(pid: number): void {
	process.kill(pid, "SIGKILL");
}

/** Kills PostgreSQL's main process; its children notice that and end. */
export function killPostgres(dataDir: string): void {
	const lock = readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8");
	killProcess(Number(lock.split("\n", 1)[0]));
}
