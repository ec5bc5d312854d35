import { expectAccessible } from "./support/axe.ts";
import { DESK } from "./support/sizes.ts";
import { expect, test } from "./support/test.ts";

test("[CAT-01] a category is filtered by keyboard, and Back takes one choice after the other back", {
	tag: DESK,
}, async ({ page }) => {
	const field = (name: string) => page.getByRole("combobox", { name });
	const [feature, volatility, rtp] = [field("Feature"), field("Volatility"), field("Return to player")];
	const query = () => Object.fromEntries([...new URL(page.url()).searchParams].filter(([, value]) => value !== ""));
	const count = page.getByText(/^\d+ games?$/);

	// The link of another site may name a maker whose games are not here any more.
	await page.goto("/en/casino/all-games?provider=Nobody");
	await page.waitForFunction(() => "isAwake" in window);
	await expect(page.getByText("No game fits these filters")).toBeVisible();
	await expect(count).toHaveText("0 games");
	await page.getByRole("link", { name: "Clear filters" }).last().press("Enter");
	await expect(field("Provider")).toBeFocused();
	await expect(page).toHaveURL("/en/casino/all-games");
	// The address is there before the games are.
	await expect(count).not.toHaveText("0 games");
	const all = await count.textContent();

	await page.keyboard.press("Tab");
	await page.keyboard.type("Free");
	await expect.poll(query).toEqual({ mechanic: "freeSpins" });
	await expect(count).not.toHaveText(all ?? "");
	await expect(feature).toBeFocused();
	await expect(page.getByRole("main").getByRole("link", { name: /Harbour Lights/ })).toBeVisible();

	await page.keyboard.press("Tab");
	await expect(volatility).toBeFocused();
	await page.keyboard.type("High");
	await expect.poll(query).toEqual({ mechanic: "freeSpins", volatility: "high" });
	await expect(page.getByRole("main").getByRole("link", { name: /Harbour Lights/ })).toHaveCount(0);
	await expect(volatility).toBeFocused();

	await page.keyboard.press("Tab");
	await page.keyboard.type("96");
	await expect.poll(query).toEqual({ mechanic: "freeSpins", volatility: "high", rtpFrom: "96" });
	await expect(rtp).toBeFocused();
	await expectAccessible(page);

	await page.goBack();
	await expect(rtp).toHaveValue("");
	await expect(volatility).toHaveValue("high");
	await page.goBack();
	await expect(volatility).toHaveValue("");
	await expect(feature).toHaveValue("freeSpins");
	await page.goBack();
	await expect(feature).toHaveValue("");
	await expect(count).toHaveText(all ?? "");
});
