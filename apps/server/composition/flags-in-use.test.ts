import { globSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FLAGS, FLAGS_ROLE, listFlags } from "@baize/flags/contract";
import { openInProcessClient, openLog, readConfig } from "@baize/platform-server";
import { openTestDatabase, settableClock } from "@baize/testing";
import { expect, it } from "vitest";
import { bindingsFor, openComposition } from "./index.ts";

const REPOSITORY = new URL("../../../", import.meta.url).pathname;

/** The flags that a part of the source reads: `useFlag("x")`, `isFlagOn(flags, "x")` and `reader("x")`. */
function flagsReadIn(pattern: string): string[] {
	const sources = globSync(pattern, { cwd: REPOSITORY })
		.filter((path) => !/node_modules|\.test\.tsx?$|^domains\/flags\//.test(path))
		.map((path) => readFileSync(join(REPOSITORY, path), "utf8"));
	const reads = /\b(?:useFlag|isFlagOn|reader)\((?:[^()"]*, )?"(\w+)"\)/g;
	const read = new Set(sources.flatMap((source) => [...source.matchAll(reads)].map(([, flag]) => flag)));
	return FLAGS.filter((flag) => read.has(flag));
}

it("[FLAG-01] a flag is listed as without effect exactly where no part of the site reads it", async () => {
	const clock = settableClock();
	const database = await openTestDatabase();
	const config = readConfig({ PROFILE: "test", DATA_DIR: mkdtempSync(join(tmpdir(), "baize-flags-")) });
	const composition = await openComposition({ config, clock, database, log: openLog("silent") });
	const who = { sessionId: 1n, handle: "h", playerId: 100n, bucket: 36, currency: "", roles: [FLAGS_ROLE] };
	const proofs = [{ method: "PASSKEY", atMs: clock.nowMs() } as const];
	const session = { ...who, proofs, ownAssurance: 2 as const };
	const visit = { session, locale: "en" as const, ip: "192.0.2.1", userAgent: "", cookies: {} };
	const calls = openInProcessClient(bindingsFor(composition.bindings, "operators"), clock);
	const { flags } = await calls.call(listFlags, {}, visit);
	await composition.stop();
	await database.close();
	const withEffect = flags.filter(({ hasEffect }) => hasEffect).map(({ id }) => id);
	expect(withEffect).toEqual(flagsReadIn("{apps,domains,platform}/**/*.{ts,tsx}"));
	expect(withEffect).toContain("cashierDeposit");
	expect(withEffect).not.toEqual(FLAGS);
});
