import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page, test } from "@playwright/test";
import type Axe from "axe-core";
import { expectByKeyboard } from "./by-keyboard.ts";
import { isExamined, noteExamined } from "./examined.ts";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const DESK_PX = 1_000;

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare const window: Window & { axe: typeof Axe };

/**
 * Expects no violation on the page in its present state, once all motion has ended. On a desktop, every control must
 * also be reachable by keyboard. A state in which this run has found nothing before is not examined again.
 */
export const expectAccessible = (page: Page): Promise<void> => uncounted(() => examine(page));

const EXAMINED_IN_MS = 30_000;
const HEADING_WITHIN_MS = 5_000;

/** A test's time limit is for its journey: what an examination costs on a busy machine does not count. */
async function uncounted(work: () => Promise<void>): Promise<void> {
	const info = test.info();
	const startedMs = performance.now();
	info.setTimeout(info.timeout + EXAMINED_IN_MS);
	await work();
	info.setTimeout(info.timeout - EXAMINED_IN_MS + Math.ceil(performance.now() - startedMs));
}

type Structure = { page: string; bars: string[] };

/** The violations on a page in its present state, for a run that reports all of them. */
export async function violationsOn(page: Page): Promise<string[]> {
	await untilReady(page);
	return violationsIn(page, []);
}

async function untilReady(page: Page): Promise<void> {
	await page.waitForFunction(isAwake);
	// A page whose script is still on its way has no heading yet. One that never has one is examined, and reported.
	await page.waitForFunction(hasHeading, undefined, { timeout: HEADING_WITHIN_MS }).catch(() => {});
	await stillness(page);
}

async function examine(page: Page): Promise<void> {
	await untilReady(page);
	const size = JSON.stringify(page.viewportSize());
	const structure = await page.evaluate(structureOf);
	if (isExamined(size + structure.page)) return;
	const known = structure.bars.map((bar) => isExamined(size + bar));
	let found = await violationsIn(page, known);
	if (found.length > 0) {
		// Something may have begun to fade in the meantime. A real violation is still there when it has ended.
		await stillness(page);
		found = await violationsIn(page, known);
	}
	expect(found).toEqual([]);
	if ((page.viewportSize()?.width ?? 0) >= DESK_PX) await expectByKeyboard(page, known);
	for (const state of [structure.page, ...structure.bars]) noteExamined(size + state);
}

/**
 * Everything of a page that an examination depends on: each element with its attributes, which carry its look, and
 * whether it has a text. Digits are left out, because amounts and ids differ between two players. The header and the
 * footer are the same on many pages, so they are also described by themselves, with what stands around them.
 */
function structureOf(): Structure {
	const withoutDigits = (text: string): string => text.replaceAll(/\d+/g, "0");
	const isLeftOut = (name: string): boolean => name === "href" || name === "src" || name === "value";
	const colours = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
	const written = (element: Element): string => {
		const attributes = [...element.attributes].filter(({ name }) => !isLeftOut(name));
		const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
		const all = attributes.map(({ name, value }) => `${name}=${withoutDigits(value)}`).sort();
		return `${element.tagName} ${hasText ? "text" : ""} ${all.join(" ")}`;
	};
	const described = (elements: Iterable<Element>): string => [...elements].map(written).concat(colours).join("\n");
	const around = (element: Element): Element[] =>
		element.parentElement ? [...around(element.parentElement), element] : [element];
	const isCovered = document.querySelector("dialog:modal") !== null;
	return {
		page: described(document.querySelectorAll("html, title, body, body *:not(script)")),
		bars: [...document.querySelectorAll("body header, body footer")]
			.filter((bar) => !bar.closest("main"))
			.map((bar) => `${isCovered} ${described([...around(bar), ...bar.querySelectorAll("*")])}`),
	};
}

/** `known` says for each header and footer whether it was examined on another page. */
async function violationsIn(page: Page, known: boolean[]): Promise<string[]> {
	for (const frame of page.frames()) if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(AXE);
	await layBarsDown(page, true);
	const found = await page.evaluate(violationsOf, { standards: STANDARDS, known });
	await layBarsDown(page, false);
	return found;
}

/** Reports only violations: a quarter of the time. */
async function violationsOf({ standards, known }: { standards: string[]; known: boolean[] }): Promise<string[]> {
	const bars = [...document.querySelectorAll("body header, body footer")].filter((bar) => !bar.closest("main"));
	const context = { include: [document.documentElement], exclude: bars.filter((_, at) => known[at]) };
	const { violations } = await window.axe.run(context, { runOnly: standards, resultTypes: ["violations"] });
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`);
}

/** A page of the site that is still waking up may move the focus. Pages without our scripts never wake. */
const isAwake = (): boolean =>
	"isAwake" in window || ![...document.scripts].some(({ text }) => text.includes("window.hydrate()"));

const hasHeading = (): boolean => document.querySelector("h1") !== null;

/** Colours in a transition have no contrast worth measuring. Endless animations are not waited for. */
const stillness = (page: Page): Promise<unknown> =>
	page.evaluate(() =>
		Promise.race([
			Promise.allSettled(
				document
					.getAnimations()
					.filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
					.map((animation) => animation.finished),
			),
			new Promise((resolve) => setTimeout(resolve, 1_500)),
		]).then(() => undefined),
	);

/**
 * Fixed elements always cover something, so what they cover is not counted as a target that is too small. A bar lies at
 * an edge of the screen and is lower than the screen. An element that fills the screen is a dialog's backdrop, and one
 * above the screen is a link that waits for the focus.
 */
const layBarsDown = (page: Page, isDown: boolean): Promise<void> =>
	page.evaluate((down) => {
		for (const element of document.querySelectorAll<HTMLElement>("body *:not(dialog)")) {
			const { position } = getComputedStyle(element);
			const { bottom, height } = element.getBoundingClientRect();
			const isBar = bottom > 0 && height < innerHeight;
			if (down && isBar && (position === "fixed" || position === "sticky")) element.dataset.laidDown = "";
			if (element.dataset.laidDown === undefined) continue;
			element.style.position = down ? "static" : "";
			if (!down) delete element.dataset.laidDown;
		}
	}, isDown);
