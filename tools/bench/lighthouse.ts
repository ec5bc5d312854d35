import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouseRun from "lighthouse";
import { BROWSER_FLAGS, findBrowser } from "../browser/index.ts";
import { atMost, type Figure } from "./measure.ts";
import { startSite, untilAtRest } from "./processes.ts";

const RUNS = 5;
/**
 * Lighthouse waits until nothing is requested any more, and a page has a stream open for as long as it is shown. So a
 * visit takes some 20 seconds, and all of them two minutes, of which the site's start and rest are half a minute.
 */
const LONGEST_LOAD_MS = 12_000;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const GOALS: Record<(typeof CATEGORIES)[number], number> = {
	performance: 97,
	accessibility: 100,
	"best-practices": 100,
	seo: 100,
};

type Scores = Record<string, number>;

/** The lobby on Lighthouse's phone, the median of five visits. */
export async function lighthouse(): Promise<Figure[]> {
	const site = await startSite();
	await untilAtRest(site);
	const browser = await openBrowser();
	try {
		const visits: Scores[] = [];
		for (let run = 0; run < RUNS; run++) visits.push(await visit(`http://localhost:${site.port}/en`, browser.port));
		const median = (name: string): number =>
			visits.map((scores) => scores[name] ?? 0).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
		return [
			...CATEGORIES.map(
				(name): Figure => ({
					name: `Lighthouse, ${name}`,
					value: median(name),
					goal: GOALS[name],
					isAtLeast: true,
					unit: "",
					about: visits.map((scores) => scores[name]).join(" "),
				}),
			),
			atMost("layout shift", median("shift"), 0, "", ""),
		];
	} finally {
		browser.stop();
		await site.stop();
	}
}

async function visit(url: string, port: number): Promise<Scores> {
	const result = await lighthouseRun(url, {
		port,
		output: "json",
		onlyCategories: [...CATEGORIES],
		logLevel: "error",
		maxWaitForLoad: LONGEST_LOAD_MS,
	});
	if (!result) throw new Error("Lighthouse gave no result");
	const scores = Object.entries(result.lhr.categories).map(
		([name, { score }]) => [name, Math.round((score ?? 0) * 100)] as const,
	);
	const shift = result.lhr.audits["cumulative-layout-shift"]?.numericValue ?? 1;
	return { ...Object.fromEntries(scores), shift: Math.round(shift * 1000) / 1000 };
}

async function openBrowser(): Promise<{ port: number; stop(): void }> {
	const profile = mkdtempSync(join(tmpdir(), "baize-lighthouse-"));
	const flags = [
		"--headless=new",
		"--remote-debugging-port=0",
		`--user-data-dir=${profile}`,
		...BROWSER_FLAGS,
		"about:blank",
	];
	const child = spawn(findBrowser(), flags, { stdio: ["ignore", "ignore", "pipe"] });
	const port = await new Promise<number>((resolve) => {
		child.stderr.on("data", (text) => {
			const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(String(text))?.[1];
			if (found) resolve(Number(found));
		});
	});
	return { port, stop: () => void child.kill() };
}
