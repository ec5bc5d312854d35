import { rmSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { BROWSER_FLAGS, findBrowser } from "../../browser/index.ts";
import { atMost, type Figure } from "../measure.ts";
import { startSite, untilAtRest } from "../processes.ts";
import { noteTapAndPlayable, untilPlayableMs, watchedFrames, watchFrames } from "./in-page.ts";
import { openSlowPhone, type SlowPhone } from "./slow-phone.ts";
import { BEGINS, MEASURED_TITLES, type MeasuredTitle } from "./titles.data.ts";

const VISITS = 3;
const LONGEST_LOAD_MS = 60_000;
const QUIET_MS = 1_000;
/** A round is shown within this; what follows is a page at rest. */
const ROUND_MS = 6_000;

const GOAL_SECONDS = 2.5;
const GOAL_KILOBYTES = 350;
const GOAL_FRAME_MS = 50;

type Visit = { seconds: number; kilobytes: number; frameMs: number; frames: number };

/**
 * From the tap on a card to a title that can be played, as a visitor with a slow phone (1.6 Mb/s, 150 ms, a processor
 * four times slower than this one), the median of three visits; what was loaded until the network was quiet, before the
 * first round; and the longest frame of that round.
 */
export async function firstPlayable(): Promise<Figure[]> {
	const site = await startSite();
	const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
	try {
		await untilAtRest(site);
		const origin = `http://localhost:${site.port}`;
		await Promise.all(MEASURED_TITLES.map((title) => refuseMissing(origin, title)));
		const figures: Figure[] = [];
		for (const title of MEASURED_TITLES) {
			const visits: Visit[] = [];
			for (let count = 0; count < VISITS; count++) visits.push(await visit(browser, origin, title));
			figures.push(...figuresOf(title, visits));
		}
		return figures;
	} finally {
		await browser.close();
		await site.stop();
		rmSync(site.dataDir, { recursive: true, force: true });
	}
}

/** A title that has moved to another page is reported at once, and not after minutes of measuring others. */
async function refuseMissing(origin: string, { list, slug }: MeasuredTitle): Promise<void> {
	const page = await (await fetch(origin + list)).text();
	if (!page.includes(`/${slug}`)) throw new Error(`${slug} is not on ${list}: mend titles.data.ts`);
}

function figuresOf({ title }: MeasuredTitle, visits: readonly Visit[]): Figure[] {
	const median = (of: (visit: Visit) => number): number =>
		visits.map(of).sort((one, other) => one - other)[Math.floor(VISITS / 2)] ?? Number.POSITIVE_INFINITY;
	const all = (of: (visit: Visit) => number, digits: number): string =>
		visits.map((one) => of(one).toFixed(digits)).join(" ");
	const [seconds, frameMs] = [(one: Visit) => one.seconds, (one: Visit) => one.frameMs];
	return [
		atMost(`${title}: first playable on a slow phone`, median(seconds), GOAL_SECONDS, "s", all(seconds, 2)),
		atMost(
			`${title}: loaded before play, gzip`,
			median((one) => one.kilobytes),
			GOAL_KILOBYTES,
			"kB",
			"",
		),
		atMost(`${title}: longest frame of a round`, median(frameMs), GOAL_FRAME_MS, "ms", all(frameMs, 0)),
	];
}

async function visit(browser: Browser, origin: string, title: MeasuredTitle): Promise<Visit> {
	const phone = await openSlowPhone(browser, origin);
	try {
		const { page, transfers } = phone;
		await noteTapAndPlayable(page, title.playable);
		await page.goto(title.list);
		await page.waitForFunction(() => "isAwake" in window);
		await untilQuiet(phone);
		const card = page.locator(`main a[href*="/${title.slug}"]`).first();
		await card.scrollIntoViewIfNeeded();
		await phone.slowDown();
		transfers.begin();
		await card.tap();
		const seconds = (await untilPlayableMs(page, LONGEST_LOAD_MS)) / 1_000;
		await untilQuiet(phone);
		const kilobytes = transfers.bytes() / 1_000;
		const { longestMs, count } = await roundFrames(phone, title);
		return { seconds, kilobytes, frameMs: longestMs, frames: count };
	} finally {
		await phone.close();
	}
}

async function untilQuiet({ page, transfers }: SlowPhone): Promise<void> {
	const lastMs = performance.now() + LONGEST_LOAD_MS;
	for (let quietMs = 0; quietMs < QUIET_MS && performance.now() < lastMs; ) {
		await page.waitForTimeout(QUIET_MS / 10);
		quietMs = transfers.isQuiet() ? quietMs + QUIET_MS / 10 : 0;
	}
}

async function roundFrames(phone: SlowPhone, { before }: MeasuredTitle) {
	const { page } = phone;
	await phone.freeNetwork();
	if (before) await page.locator(before).first().tap();
	const begin = page.locator(BEGINS).first();
	await begin.waitFor();
	await watchFrames(page);
	await begin.tap();
	await page.waitForTimeout(ROUND_MS);
	return watchedFrames(page);
}
