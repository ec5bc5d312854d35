import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freezePostgres } from "@baize/testing";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";

vi.setConfig({ testTimeout: 120_000 });

const MAIN = new URL("main.ts", import.meta.url).pathname;
const ROOT = new URL("../..", import.meta.url).pathname;

let home: string;
beforeAll(() => {
	home = mkdtempSync(join(tmpdir(), "baize-test-signals-"));
	chmodSync(home, 0o755);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));
// What a failed test leaves would outlive the run.
afterEach(() => {
	for (const { pid } of children.splice(0)) endQuietly(-(pid ?? 0));
	if (isDatabaseRunning()) endQuietly(Number(readFileSync(lock(), "utf8").split("\n", 1)[0]));
});

const children: ChildProcess[] = [];
const lock = (): string => join(home, "postgres", "postmaster.pid");
const isDatabaseRunning = (): boolean => existsSync(lock());

function endQuietly(pid: number): void {
	try {
		process.kill(pid, "SIGKILL");
	} catch {
		// It has ended.
	}
}

/** The site as `npm run dev` starts it, in its own process group, once it prints its address. */
async function develop(command: string, args: string[]): Promise<{ child: ChildProcess; output: () => string }> {
	const child = spawn(command, args, {
		cwd: ROOT,
		detached: true,
		stdio: ["ignore", "pipe", "pipe"],
		env: {
			...process.env,
			PATH: `${join(ROOT, "node_modules/.bin")}:${process.env.PATH}`,
			PORT: "0",
			METRICS_PORT: "0",
			DATA_DIR: home,
			LOG_LEVEL: "warn",
		},
	});
	children.push(child);
	let output = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
	await vi.waitFor(() => expect(output).toContain("Baize is open at"), { timeout: 60_000 });
	return { child, output: () => output };
}

it("npm run dev stops its PostgreSQL on SIGTERM, although npm gets the signal and not the server", async () => {
	const { child, output } = await develop("npm", ["run", "dev"]);
	expect(isDatabaseRunning()).toBe(true);
	child.kill("SIGTERM");
	await once(child, "exit");
	await vi.waitFor(() => expect(isDatabaseRunning()).toBe(false), { timeout: 10_000 });
	expect(output()).not.toMatch(/error|ECONN/i);
});

it("Ctrl-C, which reaches every process of the terminal, ends all of them and prints no error", async () => {
	const { child, output } = await develop(process.execPath, [MAIN, "--dev"]);
	const before = output();
	process.kill(-(child.pid ?? 0), "SIGINT");
	await once(child, "exit");
	expect(isDatabaseRunning()).toBe(false);
	// Where the back office has not been built yet, it announces that.
	expect(output().slice(before.length)).not.toMatch(/error|ECONN/i);
});

it("SIGTERM ends the process within its ten seconds while PostgreSQL is frozen, and PostgreSQL when it goes on", async () => {
	const { child } = await develop(process.execPath, [MAIN, "--dev"]);
	const frozen = freezePostgres(home);
	const startedMs = performance.now();
	child.kill("SIGTERM");
	await once(child, "exit");
	const ms = performance.now() - startedMs;
	frozen.thaw();
	expect(ms).toBeLessThan(10_000);
	await vi.waitFor(() => expect(isDatabaseRunning()).toBe(false), { timeout: 10_000 });
});
