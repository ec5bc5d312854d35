import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";

export const DATABASE_USER = "baize";

const LOOK_MS = 200;

export const urlOf = (password: string, port: number, database: string): string =>
	`postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/${database}`;

/**
 * The port of a server that an earlier, killed process left on the folder. One that does not answer yet, because it was
 * being started or recovers, is waited for; one that does not answer in time is not found.
 */
export async function portLeftRunning(folder: string, password: string, waitMs: number): Promise<number | undefined> {
	for (const untilMs = Date.now() + waitMs; isPostgres(pidIn(folder)) && Date.now() < untilMs; ) {
		const port = await answeringPort(folder, password);
		if (port !== undefined) return port;
		await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
	}
	return undefined;
}

/** The port of the folder's server if it answers now. */
export async function answeringPort(folder: string, password: string): Promise<number | undefined> {
	const [pid, , , port] = lockLines(folder).map(Number);
	if (!pid || !port || !isAlive(pid)) return undefined;
	return (await answers(urlOf(password, port, "postgres"))) ? port : undefined;
}

/** The process id in the folder's lock file; 0 if there is none. */
export const pidIn = (folder: string): number => Number(lockLines(folder)[0] ?? 0);

/** The server removes the file when it ends, at any moment. */
function lockLines(folder: string): string[] {
	try {
		return readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n");
	} catch {
		return [];
	}
}

export async function answers(url: string): Promise<boolean> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
	client.on("error", () => {});
	try {
		await client.connect();
		await client.end();
		return true;
	} catch {
		return false;
	}
}

/**
 * The file may outlive its process, and another process may have the id now, in a container even at every start. One
 * that has ended stays in the list of processes until its parent asks. Where the system does not show what a process
 * runs, any that lives may be a server.
 */
function isPostgres(pid: number): boolean {
	if (!isAlive(pid)) return false;
	const stat = `/proc/${pid}/stat`;
	return !existsSync(stat) || /^\d+ \(postgres\) [^Z]/.test(readFileSync(stat, "utf8"));
}

export function isAlive(pid: number): boolean {
	if (pid === 0) return false;
	try {
		process.kill(pid, 0);
		return true;
	} catch {
		return false;
	}
}
