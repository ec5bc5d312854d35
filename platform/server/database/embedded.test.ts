import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { joinEmbedded, startEmbedded } from "./embedded.ts";
import { startPostgres } from "./postgres-process.ts";

// A cluster takes a second to make on a machine that does nothing else.
vi.setConfig({ testTimeout: 60_000 });

const EMBEDDED = new URL("embedded.ts", import.meta.url).href;

let home: string;
beforeAll(() => {
	home = mkdtempSync(join(tmpdir(), "baize-test-embedded-"));
	chmodSync(home, 0o755);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const postmasterIn = (folder: string): string | undefined =>
	existsSync(join(folder, "postmaster.pid"))
		? readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n", 1)[0]
		: undefined;

async function answerAt(url: string): Promise<number> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	const { rows } = await client.query("select 1 as one");
	await client.end();
	return rows[0].one;
}

/** Ends every process of the start, like the end of a container, as soon as the cluster has its first files. */
async function killedWhileMaking(folder: string): Promise<void> {
	const child = spawn(process.execPath, ["--input-type=module", "-e", scriptFor(folder)], {
		detached: true,
		stdio: "ignore",
	});
	const isBegun = (): boolean =>
		readdirSync(home).some((name) => name.startsWith(basename(folder)) && existsSync(join(home, name, "PG_VERSION")));
	await vi.waitFor(() => expect(isBegun()).toBe(true), { timeout: 30_000, interval: 5 });
	process.kill(-(child.pid ?? 0), "SIGKILL");
	await once(child, "exit");
}

const scriptFor = (folder: string): string => `import { joinEmbedded, startEmbedded } from "${EMBEDDED}";
	process.on("SIGINT", () => {});
	const { url } = await startEmbedded("${folder}");
	console.log(url);
	setInterval(() => {}, 1_000);`;

/** A process that uses the folder's database and does nothing else. */
async function anotherProcess(folder: string) {
	const child = spawn(process.execPath, ["--input-type=module", "-e", scriptFor(folder)], {
		detached: true,
		stdio: ["ignore", "pipe", "inherit"],
	});
	const [url] = await once(child.stdout, "data");
	const killed = (): Promise<unknown> => {
		child.kill("SIGKILL");
		return once(child, "exit");
	};
	return { pid: child.pid, url: String(url).trim(), killed };
}

it("a second process on the folder is refused with the id of the first and disturbs nothing; a killed one is taken over", async () => {
	const folder = join(home, "held");
	const first = await anotherProcess(folder);
	const postmaster = postmasterIn(folder);
	await expect(startEmbedded(folder)).rejects.toThrow(
		`${home} is used by the server process ${first.pid}. Stop that one first, or start this one with another DATA_DIR. Several processes need a database of their own: the same DATABASE_URL for each.`,
	);
	expect(await answerAt(first.url)).toBe(1);

	await first.killed();
	const heir = await startEmbedded(folder);
	expect([heir.url, postmasterIn(folder)]).toEqual([first.url, postmaster]);
	expect(await answerAt(heir.url)).toBe(1);
	await expect(startEmbedded(folder)).rejects.toThrow(`process ${process.pid}`);
	await heir.stop();
	expect(postmasterIn(folder)).toBeUndefined();
	await (await startEmbedded(folder)).stop();
});

it("a command joins the database of the process that has it, and leaves it running; alone it starts and ends one", async () => {
	const folder = join(home, "joined");
	const site = await anotherProcess(folder);
	const joined = await joinEmbedded(folder);
	expect([joined.url, await answerAt(joined.url)]).toEqual([site.url, 1]);
	await joined.stop();
	expect(await answerAt(site.url)).toBe(1);

	await site.killed();
	const own = await joinEmbedded(folder);
	expect(await answerAt(own.url)).toBe(1);
	await own.stop();
	expect(postmasterIn(folder)).toBeUndefined();
});

it("a first start that is killed while it makes the cluster does not disturb the next start", async () => {
	const folder = join(home, "new");
	await killedWhileMaking(folder);
	const server = await startEmbedded(folder);
	expect(await answerAt(server.url)).toBe(1);
	await server.stop();
	expect(readdirSync(home).filter((name) => name.startsWith("new"))).toEqual([
		"new",
		"new-holder",
		"new-lock",
		"new-password",
	]);
});

it("a server that a killed process was just starting is waited for and taken over", async () => {
	const folder = join(home, "starting");
	const first = await startEmbedded(folder);
	await first.stop();
	const port = Number(new URL(first.url).port);
	const starting = startPostgres({ folder, port, settings: {}, onOutput: () => {} });
	await vi.waitFor(() => expect(postmasterIn(folder)).toBeDefined(), { timeout: 10_000, interval: 1 });
	const heir = await startEmbedded(folder);
	await starting;
	expect(heir.url).toBe(first.url);
	expect(await answerAt(heir.url)).toBe(1);
	await heir.stop();
});

it("an interruption at the keyboard, which reaches every process of the group, leaves the database to its process", async () => {
	const folder = join(home, "interrupted");
	const { pid = 0, url, killed } = await anotherProcess(folder);
	const postmaster = postmasterIn(folder);
	process.kill(-pid, "SIGINT");
	await new Promise((resolve) => setTimeout(resolve, 1_000));
	const found = [await answerAt(url), postmasterIn(folder)];
	await killed();
	await (await startEmbedded(folder)).stop();
	expect(found).toEqual([1, postmaster]);
});
