import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { expectByKeyboard } from "./by-keyboard.ts";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const DESK_PX = 1_000;

/**
 * Expects no violation on the page in its present state, once all motion has ended. On a desktop, every control must
 * also be reachable by keyboard. A state in which this process has found nothing before is not examined again.
 */
export const expectAccessible = (page: Page): Promise<void> => uncounted(() => examine(page));

const EXAMINED_IN_MS = 30_000;

/** A test's time limit is for its journey: what an examination costs on a busy machine does not count. */
async function uncounted(work: () => Promise<void>): Promise<void> {
	const info = test.info();
	const startedMs = performance.now();
	info.setTimeout(info.timeout + EXAMINED_IN_MS);
	await work();
	info.setTimeout(info.timeout - EXAMINED_IN_MS + Math.ceil(performance.now() - startedMs));
}

/** What this process has found accessible: many tests come to the same state of a page. */
const examined = new Set<string>();

async function examine(page: Page): Promise<void> {
	await page.waitForFunction(isAwake);
	await stillness(page);
	const state = JSON.stringify([page.viewportSize(), await page.evaluate(structureOf)]);
	if (examined.has(state)) return;
	await findViolations(page);
	if ((page.viewportSize()?.width ?? 0) >= DESK_PX) await expectByKeyboard(page);
	examined.add(state);
}

/**
 * Everything of a page that an examination depends on: each element with its attributes, which carry its look, and
 * whether it has a text. Digits are left out, because amounts and ids differ between two players.
 */
function structureOf(): string {
	const withoutDigits = (text: string): string => text.replaceAll(/\d+/g, "0");
	const isLeftOut = (name: string): boolean => name === "href" || name === "src" || name === "value";
	const colours = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
	const elements = [...document.querySelectorAll("html, title, body, body *:not(script)")];
	return elements
		.map((element) => {
			const attributes = [...element.attributes].filter(({ name }) => !isLeftOut(name));
			const hasText = [...element.childNodes].some(
				(node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
			);
			const written = attributes.map(({ name, value }) => `${name}=${withoutDigits(value)}`).sort();
			return `${element.tagName} ${hasText ? "text" : ""} ${written.join(" ")}`;
		})
		.concat(colours)
		.join("\n");
}

async function findViolations(page: Page): Promise<void> {
	await layBarsDown(page, true);
	// Runs in the page itself, including our frames, and reports only violations: a quarter of the time.
	const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
	const { violations } = await axe.withTags(STANDARDS).analyze();
	await layBarsDown(page, false);
	expect(
		violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`),
	).toEqual([]);
}

/** A page of the site that is still waking up may move the focus. Pages without our scripts never wake. */
const isAwake = (): boolean =>
	"isAwake" in window || ![...document.scripts].some(({ text }) => text.includes("/assets/entry.client"));

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
