import { LOCALES } from "@baize/kernel/locale";
import { logIn } from "./support/people.ts";
import { PHONE } from "./support/sizes.ts";
import { expect, type Page, test } from "./support/test.ts";

/** A phone, and the narrowest one. */
const WIDTHS_PX = [390, 320];
const ONE_LINE_PX = 57;

/** What of the header and of the bar at the bottom is beyond the screen, beyond its button, or over another button. */
function misplaced(): string[] {
	const edge = document.documentElement.clientWidth;
	const links = [...document.querySelectorAll("header.sticky :is(a, button), nav.fixed :is(a, button)")].filter(
		(link) => link.getClientRects().length > 0,
	);
	const isWide = (link: Element): boolean => link.scrollWidth > link.clientWidth + 1;
	const isOver = (one: DOMRect, other: DOMRect): boolean =>
		Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
		Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
	return links.flatMap((link, place) => {
		const name = link.textContent || link.getAttribute("aria-label");
		const box = link.getBoundingClientRect();
		const over = links.slice(place + 1).filter((other) => isOver(box, other.getBoundingClientRect()));
		return [
			// The logo drops its name where there is no space for it.
			...(isWide(link) && !link.matches("header > a:has(.size-2\\.5)") ? [`${name} is cut`] : []),
			...(box.left < -0.5 || box.right > edge + 0.5 ? [`${name} is beyond the screen`] : []),
			...over.map((other) => `${name} is over ${other.textContent}`),
		];
	});
}

async function expectInPlace(page: Page, path: string): Promise<void> {
	for (const width of WIDTHS_PX) {
		await page.setViewportSize({ width, height: 844 });
		await page.goto(path);
		const where = `${path} at ${width} px`;
		expect(await page.evaluate(misplaced), where).toEqual([]);
		expect((await page.locator("header.sticky").boundingBox())?.height, where).toBeLessThanOrEqual(ONE_LINE_PX);
	}
}

test("[I18N-01] the header stays on its line in every language, with nothing cut or over another", {
	tag: PHONE,
}, async ({ page }) => {
	for (const locale of LOCALES) await expectInPlace(page, `/${locale}/casino/slots`);
	await logIn(page, "alice@baize.test");
	for (const locale of LOCALES) await expectInPlace(page, `/${locale}/casino/slots`);
});
