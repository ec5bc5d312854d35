import { PHONE } from "../support/sizes.ts";
import { expect, type Locator, test } from "../support/test.ts";

/** The kinds of controls: a stake below a jackpot or not, a choice, chips, a table for many, and one button for each decision. */
const TITLES = [
	"slots/adventure/ember-court",
	"slots/no-lines/painted-dunes",
	"table-games/roulette/midnight-roulette",
	"table-games/roulette/piazza-roulette",
	"table-games/blackjack/emerald-blackjack",
	"instant/draws/five-sheaves",
	"instant/draws/lemon-courtyard",
	"instant/decisions/garnet-drop",
	"instant/decisions/nine-roofs",
	"instant/decisions/sun-herbarium",
	"instant/decisions/paper-kite",
];

/** Some phones are as wide on their side as a small desktop. */
const SIZES = [
	{ width: 844, height: 390 },
	{ width: 740, height: 360 },
];

/** The buttons on whose middle a press would reach something else. */
const coveredOf = (buttons: Locator): Promise<string[]> =>
	buttons.evaluateAll((all) =>
		all.flatMap((button) => {
			const { x, y, width, height } = button.getBoundingClientRect();
			const reached = document.elementFromPoint(x + width / 2, y + height / 2);
			return button.contains(reached) ? [] : [button.getAttribute("aria-label") ?? button.textContent];
		}),
	);

test.describe("[PLAY-06] [GEN-02] on a phone on its side", () => {
	for (const title of TITLES)
		test(`all controls of ${title} are on the screen, beside the stage`, { tag: PHONE }, async ({ page }) => {
			for (const size of SIZES) {
				await page.setViewportSize(size);
				await page.goto(`/en/casino/${title}`);
				const shell = page.locator(".game-shell");
				const main = shell.locator(".spin-button");
				await expect(main).toBeInViewport({ ratio: 1 });
				for (const button of await shell.locator(".game-shell-controls").getByRole("button").all())
					await expect(button).toBeInViewport({ ratio: 1 });
				const pressable = shell.locator(".game-shell-controls button:not(:disabled, [aria-disabled=true])");
				await expect.poll(() => coveredOf(pressable)).toEqual([]);
				const stage = await shell.locator(".game-shell-stage").boundingBox();
				const left = (await main.boundingBox())?.x ?? 0;
				expect(left).toBeGreaterThanOrEqual((stage?.x ?? 0) + (stage?.width ?? 0));
			}
		});
});
