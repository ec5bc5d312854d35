import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { expectByKeyboard } from "./by-keyboard.ts";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const DESK_PX = 1_000;

/** No violation on the page as it stands, once nothing moves any more; at the desk, all of it is come to by keyboard. */
export async function expectAccessible(page: Page): Promise<void> {
	await stillness(page);
	await layBarsDown(page, true);
	// In the page itself, frames of ours included, and without a report on what is right: a quarter of the time.
	const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
	const { violations } = await axe.withTags(STANDARDS).analyze();
	await layBarsDown(page, false);
	expect(
		violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`),
	).toEqual([]);
	if ((page.viewportSize()?.width ?? 0) >= DESK_PX) await expectByKeyboard(page);
}

/** Colours on the way from one to another have no contrast worth measuring. What turns for ever is not waited for. */
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
 * What is fixed covers something wherever one has scrolled to; what it covers is no target too small. A bar is on
 * the screen and lower than it: what fills it is a dialog's ground, what is above it is a link that waits for the focus.
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
