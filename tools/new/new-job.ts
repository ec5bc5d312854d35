import type { Names } from "./names.ts";
import { insertAfter, LAST_IMPORT, type Part, type ReadFile, requireFree } from "./part.ts";

/** Periodic work of a domain: it runs each hour in one process, and the domain's manifest registers it. */
export function newJob(domain: Names, job: Names, readFile: ReadFile): Part {
	const home = `domains/${domain.kebab}/server`;
	const module = `${home}/module.ts`;
	requireFree(module, readFile(module), new RegExp(`\\b${job.camel}\\b`));
	return {
		files: { [`${home}/${job.kebab}.ts`]: jobOf(domain, job), [`${home}/${job.kebab}.test.ts`]: testOf(job) },
		edits: { [module]: withJob(module, readFile(module), domain, job) },
		copies: {},
		next: [
			`write what it does and how often in ${home}/${job.kebab}.ts`,
			`a statement of it on all players has its reason in ${home}/scatter-reads.json`,
		],
	};
}

const LIST_OF_JOBS = /^\tjobs: [^[]*\[/m;

/** In the manifest's list of jobs; the first one begins the list, below the name. */
function withJob(path: string, text: string, domain: Names, { kebab, camel }: Names): string {
	const imported = insertAfter(path, text, LAST_IMPORT, `import { ${camel} } from "./${kebab}.ts";\n`);
	const call = `${camel}({ database, clock })`;
	if (LIST_OF_JOBS.test(imported)) return insertAfter(path, imported, LIST_OF_JOBS, `${call}, `);
	const name = new RegExp(`^\\tname: "${domain.camel}",\\n`, "m");
	return insertAfter(path, imported, name, `\tjobs: ({ database, clock }) => [${call}],\n`);
}

const jobOf = (
	domain: Names,
	{ camel, heading }: Names,
): string => `import { type Clock, HOUR_MS } from "@baize/kernel/time";
import type { Database, PeriodicJob } from "@baize/platform-server";

type Ports = { database: Database; clock: Clock };

/** ${heading}, each hour. */
export const ${camel} = (_ports: Ports): PeriodicJob => ({
	name: "${domain.camel}.${camel}",
	everyMs: HOUR_MS,
	async run() {},
});
`;

const testOf = ({ kebab, camel }: Names): string => `import { openTestDatabase, settableClock } from "@baize/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ${camel} } from "./${kebab}.ts";

type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

it("${camel} can run again and again", async () => {
	const { run } = ${camel}({ database, clock: settableClock() });
	await run();
	await expect(run()).resolves.toBeUndefined();
});
`;
