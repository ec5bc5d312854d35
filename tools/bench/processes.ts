import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const HERE = new URL(".", import.meta.url).pathname;
const MAIN = new URL("../../apps/server/main.ts", import.meta.url).pathname;

export type Site = {
	port: number;
	officePort: number;
	dataDir: string;
	readyMs: number;
	pid: number;
	stop(): Promise<void>;
};

/**
 * One address and a few sessions send the load of a whole city here, so the limits are raised. They are still counted,
 * so the measurement includes their cost.
 */
const ONE_ADDRESS_FACTOR = 1_000_000;

export function newFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "baize-bench-"));
	chmodSync(folder, 0o755);
	return folder;
}

/**
 * The site as `npm start` starts it, on a new data folder (or a given one). Resolves when it is ready. `main` is another
 * script that starts it in its own way.
 */
export async function startSite(
	dataDir = newFolder(),
	variables: Record<string, string> = {},
	main = MAIN,
): Promise<Site> {
	const [port, officePort] = [await freePort(), await freePort()];
	const startedMs = performance.now();
	const child = spawn(process.execPath, [main], {
		env: {
			...process.env,
			PORT: String(port),
			OFFICE_PORT: String(officePort),
			DATA_DIR: dataDir,
			METRICS_PORT: "0",
			LOG_LEVEL: "error",
			RATE_LIMIT_FACTOR: String(ONE_ADDRESS_FACTOR),
			...variables,
		},
		stdio: ["ignore", "ignore", "inherit"],
	});
	await untilReady(port, child);
	const readyMs = performance.now() - startedMs;
	return { port, officePort, dataDir, readyMs, pid: child.pid ?? 0, stop: () => ended(child) };
}

const REST_SHARE = 0.1;

/** Waits until the site has finished the work that follows its first start, such as drawing a season's matches. */
export async function untilAtRest({ pid }: Site): Promise<void> {
	for (let waited = 0; waited < 60; waited++) {
		const beforeMs = cpuMs(pid);
		await new Promise((resolve) => setTimeout(resolve, 1_000));
		if (cpuMs(pid) - beforeMs < REST_SHARE * 1_000) return;
	}
}

const TICK_MS = 10;

/** The processor time that a process has used; 0 on systems without Linux's /proc. */
export function cpuMs(pid: number): number {
	const file = `/proc/${pid}/stat`;
	if (!existsSync(file)) return 0;
	const [, , user = "0", system = "0"] = /\) (.*)/.exec(readFileSync(file, "utf8"))?.[1]?.split(" ").slice(9) ?? [];
	return (Number(user) + Number(system)) * TICK_MS;
}

/** Starts a baseline server that sends the same bytes. */
export async function startBaseline(
	kind: "fastify" | "http",
	bytes: Buffer,
	contentType: string,
): Promise<{ port: number; stop(): Promise<void> }> {
	const folder = newFolder();
	const file = join(folder, "bytes");
	writeFileSync(file, bytes);
	const child = spawn(process.execPath, [join(HERE, "baseline-process.ts"), kind, file, contentType], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	const port = await new Promise<number>((resolve) => child.stdout.once("data", (text) => resolve(Number(text))));
	return {
		port,
		async stop() {
			await ended(child);
			rmSync(folder, { recursive: true });
		},
	};
}

async function untilReady(port: number, child: ChildProcess): Promise<void> {
	for (let waited = 0; waited < 1_200; waited++) {
		if (child.exitCode !== null) throw new Error(`the site ended with ${child.exitCode}`);
		const isReady = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
			(answer) => answer.ok,
			() => false,
		);
		if (isReady) return;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	throw new Error("the site did not get ready");
}

/** Asks a process to end, and waits until it has. */
export function ended(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null) return Promise.resolve();
	child.kill("SIGTERM");
	return new Promise((resolve) => child.once("exit", () => resolve()));
}

/** A port on which no process listens now. */
/** Below those that the system gives to connections: a server that is built first listens half a minute later. */
const FIRST_PORT = 20_000;
const PORTS = 12_000;

export async function freePort(): Promise<number> {
	for (;;) {
		const port = FIRST_PORT + Math.floor(Math.random() * PORTS);
		if (await isFree(port)) return port;
	}
}

function isFree(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const probe = createServer();
		probe.once("error", () => resolve(false));
		probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
	});
}
