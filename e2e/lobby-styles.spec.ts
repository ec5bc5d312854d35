import { expectAccessible } from "./support/axe.ts";
import { DESK } from "./support/sizes.ts";
import { expect, test } from "./support/test.ts";

test("the lobby looks the same with its own styles as with those of all pages, which come at the first press", {
	tag: DESK,
}, async ({ page }) => {
	await page.goto("/en");
	await page.waitForFunction(() => "isAwake" in window);
	await expect(page.getByRole("radio", { name: "Dark" })).toBeAttached();
	const own = page.locator("link[data-whole]");
	await expect(own).toHaveAttribute("href", /\/assets\/lobby-/);
	expect(await page.evaluate(differences)).toEqual([]);
	await page.getByRole("button", { name: "Search" }).first().click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await expect(own).toHaveCount(0);
	await expectAccessible(page);
});

/** Of each element, what the styles of all pages would change. Lengths that follow from its contents are not compared. */
async function differences(): Promise<string[]> {
	const own = document.querySelector<HTMLLinkElement>("link[data-whole]");
	const followsFromContents =
		/^--|^(?!border|outline|stroke).*(width|height|size|origin|template|inset|top|left|right|bottom)/;
	const look = (element: Element): Record<string, string> => {
		const style = getComputedStyle(element);
		const names = [...style].filter((name) => !followsFromContents.test(name));
		return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
	};
	const whole = document.createElement("link");
	whole.rel = "stylesheet";
	// Loaded without effect, because the page may change while it loads: both looks are taken in one go after that.
	whole.media = "not all";
	whole.href = own?.dataset.whole ?? "";
	await new Promise((resolve) => {
		whole.onload = resolve;
		own?.after(whole);
	});
	const elements = [...document.querySelectorAll("body *")];
	const before = elements.map(look);
	whole.media = "all";
	const found = elements.flatMap((element, index) => {
		const after = look(element);
		const changed = Object.keys(after).filter((name) => after[name] !== before[index]?.[name]);
		return changed.map((name) => `${element.className} ${name}: ${before[index]?.[name]} → ${after[name]}`);
	});
	whole.remove();
	return found;
}
