import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Ports } from "./operator.ts";
import type { Result } from "./result.ts";
import { signInAs } from "./visitors.ts";

/** Calls that look something up by a value from the request; a star marks what sqlmap varies. */
type Target = { port: number; path: string; cookie?: string };

async function targetsOf(ports: Ports): Promise<Target[]> {
	const { port, officePort } = ports;
	const { cookie } = await signInAs(ports, "operator");
	return [
		{ port: officePort, path: "/api/v1/operator/players?search=alice*&limit=5", cookie },
		{ port: officePort, path: "/api/v1/operator/players/0000000000001*", cookie },
		{ port, path: "/api/v1/identity/session", cookie: "sid=x*" },
		{ port, path: "/content/v5/buckets/default/languages/en/content-types/help-pages?searchTerm=win*" },
		{ port, path: "/api/v1/content/pages?path=/en/terms*" },
		{ port, path: "/api/v1/catalogue/search?term=tide*" },
		{ port, path: "/api/v1/sports/events?vertical=sports*&when=upcoming*&limit=5*" },
		{ port, path: "/dev/mailbox.json?to=a@b.test*" },
	];
}

/** "Not found" and "malformed" are valid answers. */
const OPTIONS =
	"--batch --dbms=postgresql --level=3 --risk=2 --threads=4 --timeout=10 --retries=0 --ignore-code=404,422".split(" ");
const MAX_MS = 60_000;
const isInstalled = (): boolean => spawnSync("sqlmap", ["--version"]).status === 0;

/** Runs sqlmap against a few calls, if it is installed. */
export async function injections(ports: Ports): Promise<Result[]> {
	if (!isInstalled()) {
		console.log("sqlmap is not installed, so nothing was tried (apt install sqlmap)");
		return [];
	}
	const results: Result[] = [];
	for (const target of await targetsOf(ports)) results.push(await attack(target));
	return results;
}

async function attack({ port, path, cookie }: Target): Promise<Result> {
	const folder = mkdtempSync(join(tmpdir(), "baize-sqlmap-"));
	const session = cookie === undefined ? [] : [`--cookie=${cookie}`];
	const { output, isWhole } = await runSqlmap([
		...["-u", `http://127.0.0.1:${port}${path}`, `--output-dir=${folder}`],
		...OPTIONS,
		...session,
	]);
	rmSync(folder, { recursive: true, force: true });
	const found = /is vulnerable|Parameter: .+\n\s+Type:.+/.exec(output)?.[0];
	const wasTried = output.includes("testing 'PostgreSQL");
	const outcome = isWhole ? "nothing found" : `nothing found in ${MAX_MS / 1_000} s`;
	return {
		name: `no SQL injection: ${path.split(/[?*]/)[0]}`,
		isGood: found === undefined && wasTried,
		about: found ?? (wasTried ? outcome : `sqlmap tried nothing: ${output.slice(-400)}`),
	};
}

/** What sqlmap printed, and whether it finished in time. */
async function runSqlmap(args: string[]): Promise<{ output: string; isWhole: boolean }> {
	const child = spawn("sqlmap", args, { stdio: ["ignore", "pipe", "pipe"] });
	let output = "";
	let isWhole = true;
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
	const timer = setTimeout(() => {
		isWhole = false;
		child.kill();
	}, MAX_MS);
	await new Promise((resolve) => child.once("close", resolve));
	clearTimeout(timer);
	return { output, isWhole };
}
