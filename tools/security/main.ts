import { rmSync } from "node:fs";
import { buildPagesIfOld } from "../../apps/server/pages/build.ts";
import { type Site, startSite, untilAtRest } from "../bench/processes.ts";
import { bursts } from "./burst.ts";
import { allCalls } from "./calls.ts";
import { fuzz } from "./fuzz.ts";
import { lineOf, type Result } from "./result.ts";
import { injections } from "./sqlmap.ts";
import { stopUnderLoad } from "./stop.ts";

/**
 * `npm run security`: starts a site of its own on free ports of this machine and tries on it everything that an
 * attacker might; `npm run security -- addresses bursts` runs some parts. Exits with 1 if a check fails.
 */
const PARTS: Record<string, { title: string; look(site: Site): Promise<Result[]> }> = {
	addresses: { title: "every address, every kind of visitor", look: async (site) => fuzz(site, await allCalls()) },
	bursts: { title: "many at once", look: ({ port }) => bursts(port) },
	injections: { title: "injections", look: (site) => injections(site) },
	stop: { title: "graceful shutdown", look: async (site) => [await stopUnderLoad(site)] },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !PARTS[name]);
if (unknown.length > 0) {
	console.error(`There is no part called ${unknown.join(", ")}. There are: ${Object.keys(PARTS).join(", ")}.`);
	process.exit(1);
}

await buildPagesIfOld({ print: (line) => console.log(line) });
const site = await startSite(undefined, { PROFILE: "test", TRUSTED_PROXIES: "127.0.0.1,::1" });
const results: Result[] = [];
try {
	await untilAtRest(site);
	for (const [name, { title, look }] of Object.entries(PARTS)) {
		if (wanted.length > 0 && !wanted.includes(name)) continue;
		console.log(`\n— ${title}`);
		const found = await look(site);
		for (const result of found) console.log(lineOf(result));
		results.push(...found);
	}
} finally {
	await site.stop();
	rmSync(site.dataDir, { recursive: true, force: true });
}
const failed = results.filter(({ isGood }) => !isGood);
console.log(failed.length === 0 ? `\nAll ${results.length} checks passed.` : `\n${failed.length} checks failed.`);
process.exit(failed.length === 0 ? 0 : 1);
