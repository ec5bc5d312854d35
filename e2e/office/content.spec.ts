import { expectAccessible } from "../support/axe.ts";
import { operatorAtWork } from "../support/office.ts";
import { aPicture } from "../support/pictures.ts";
import { DESK } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";

const OLGA = "olga@baize.test";

const saved = (page: Page) => page.getByText("The draft is saved. Readers see nothing of it until it is published.");

test.describe("[CONT-04] an operator writes a page", { tag: DESK }, () => {
	test("from its slug to what a visitor reads, with a preview before", async ({ browser, page }) => {
		const office = await operatorAtWork(browser, OLGA, "entries");
		await office.getByRole("button", { name: "New entry" }).click();
		const dialog = office.getByRole("dialog", { name: "What do you want to write?" });
		await dialog.getByLabel("Slug").fill("Summer Offer");
		await expect(dialog.getByRole("button", { name: "Begin" })).toBeDisabled();
		const slug = `summer-${Date.now()}`;
		await dialog.getByLabel("Slug").fill(slug);
		await expectAccessible(office);
		await dialog.getByRole("button", { name: "Begin" }).click();

		await expect(office.getByRole("heading", { name: slug })).toBeVisible();
		await expect(office.getByText(`/articles/${slug}`)).toBeVisible();
		await office.getByLabel("Kind of page").click();
		// Who asks their system for less motion, as this browser does, sees no menu grow.
		await expect(office.getByRole("option", { name: "Help page" })).toBeVisible();
		expect(await office.evaluate(() => document.getAnimations().length)).toBe(0);
		await office.getByRole("option", { name: "Help page" }).click();
		await office.getByRole("button", { name: "Add to: Places in the page tree" }).click();
		await office.getByLabel("Places in the page tree 1").first().fill(`offers/${slug}`);
		await expect(office.getByText("/help/offers")).toBeVisible();
		await office.getByLabel("Kind of page").click();
		await office.getByRole("option", { name: "Page", exact: true }).click();
		await office.getByRole("button", { name: "Save the draft" }).click();
		await expect(office.getByText("This is missing.").first()).toBeVisible();
		await expectAccessible(office);

		await office.getByLabel("Title").fill("Summer at the tables");
		await office.getByLabel("Summary").fill("What happens in July.");
		const body = office.getByRole("textbox", { name: "Text of the page" });
		await body.click();
		await office.getByRole("button", { name: "Heading" }).click();
		await office.keyboard.type("Long evenings");
		await office.keyboard.press("Enter");
		await office.keyboard.type("Come by after work.");
		await office.keyboard.press("Enter");
		await office.getByRole("button", { name: "Link", exact: true }).click();
		await office.keyboard.type("Go to matches");
		await office.getByLabel("The link leads to").fill("Sports");
		await office.getByRole("option", { name: "Sports /sports" }).click();
		await office.getByRole("button", { name: "Save the draft" }).click();
		await expect(saved(office)).toBeVisible();
		await expectAccessible(office);
		const shown = () => page.request.get(`/en/pages/${slug}`);
		expect((await shown()).status()).toBe(404);

		await office.getByRole("button", { name: "Make a preview" }).click();
		const link = office.getByRole("link", { name: "Open the preview" });
		const preview = new URL((await link.getAttribute("href")) ?? "");
		await page.goto(preview.pathname + preview.search);
		await expect(page.getByText("This is not public yet")).toBeVisible();
		await expect(page.getByRole("heading", { level: 1, name: "Summer at the tables" })).toBeVisible();
		await expectAccessible(page);

		await office.getByRole("button", { name: "Publish…" }).click();
		const publishing = office.getByRole("dialog", { name: "Publish the draft?" });
		await publishing.getByLabel("Reason").fill("July begins.");
		await expectAccessible(office);
		await publishing.getByRole("button", { name: "Publish", exact: true }).click();
		await expect(office.getByText("It is published.", { exact: true })).toBeVisible();
		await expect.poll(async () => (await shown()).status()).toBe(200);
		await page.goto(`/en/pages/${slug}`);
		await expect(page.getByRole("heading", { level: 2, name: "Long evenings" })).toBeVisible();
		await expect(page.getByText("Come by after work.")).toBeVisible();
		await expect(page.getByRole("link", { name: "Go to matches" })).toHaveAttribute("href", "/en/sports");

		await office.getByRole("tab", { name: "Spanish: Not written" }).click();
		await expect(office.getByText("It is not written in this language yet")).toBeVisible();
		await expect(office.getByLabel("Title")).toHaveValue("Summer at the tables");
	});

	test("[CONT-05] with a picture, from its file to the page that shows it", async ({ browser, page }) => {
		const office = await operatorAtWork(browser, OLGA, "pictures");
		const choose = (name: string, buffer: Buffer) =>
			office.locator('input[type="file"]').setInputFiles({ name, mimeType: "image/jpeg", buffer });
		await expect(office.getByRole("button", { name: "Upload a picture" })).toBeVisible();
		await choose("logo.jpg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
		await expect(office.getByText("This is not a JPEG, PNG, WebP or AVIF picture.")).toBeVisible();
		const slug = `octopus-${Date.now()}`;
		await choose(`${slug}.jpg`, await aPicture());
		await expect(office.getByRole("heading", { name: slug })).toBeVisible();

		const across = office.getByRole("slider", { name: "From left to right" });
		await office.getByRole("img", { name: slug }).click({ position: { x: 10, y: 10 } });
		await expect(across).toHaveValue(/^[0-9]$/);
		await across.press("End");
		await across.press("ArrowLeft");
		await expect(across).toHaveValue("99");
		await office.getByRole("button", { name: "Save", exact: true }).click();
		await expect(office.getByText("This is missing.")).toHaveCount(8);
		for (const field of await office.locator('[name^="alt-"]').all()) await field.fill("An octopus in the reef");
		await expectAccessible(office);
		await office.getByRole("button", { name: "Save", exact: true }).click();
		await expect(office.getByText("It is saved. Pages show it within two seconds.")).toBeVisible();
		await expect(office.getByText("Ready", { exact: true })).toBeVisible();

		await office.goto(`/#/entries/content_page.${slug}.en/show`);
		await office.getByLabel("Title").fill("Life in the reef");
		await office.getByLabel("Summary").fill("Who lives there.");
		await office.getByRole("button", { name: "Choose a picture…" }).click();
		const dialog = office.getByRole("dialog", { name: "Choose a picture" });
		await dialog.getByLabel("File or what it shows").fill(slug);
		await expectAccessible(office);
		await dialog.getByRole("button", { name: `An octopus in the reef (${slug}.jpg)` }).click();
		await office.getByRole("button", { name: "Save the draft" }).click();
		await expect(saved(office)).toBeVisible();
		await office.getByRole("button", { name: "Publish…" }).click();
		const publishing = office.getByRole("dialog", { name: "Publish the draft?" });
		await publishing.getByLabel("Reason").fill("The reef is open.");
		await publishing.getByRole("button", { name: "Publish", exact: true }).click();
		await expect(office.getByText("It is published.", { exact: true })).toBeVisible();

		const address = `/en/articles/${slug}`;
		await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
		const file = page.waitForResponse((response) => response.url().includes("/media/"));
		await page.goto(address);
		const picture = page.getByRole("img", { name: "An octopus in the reef" });
		await expect(picture).toHaveCSS("object-position", /^99% /);
		await expect(picture).toHaveJSProperty("complete", true);
		expect(await (await file).headerValue("content-type")).toBe("image/avif");
		await office.goto("/#/pictures");
		await expect(office.getByRole("row").filter({ hasText: slug })).toContainText("1");
	});
});

test("[NAV-01] an operator places a note above the header, and every visitor reads it there", { tag: DESK }, async ({
	browser,
	page,
}) => {
	const office = await operatorAtWork(browser, OLGA, "regions");
	await office.getByRole("link", { name: "Above the header" }).click();
	await expect(office.getByText("Nothing is placed here.")).toBeVisible();
	const add = async (name: string) => {
		await office.getByLabel("What to add").click();
		await office.getByRole("option", { name }).click();
		await office.getByRole("button", { name: "Add", exact: true }).click();
	};
	await add("For adults only (Note)");
	await add("Casino (Menu)");
	await office.getByRole("button", { name: "Move Casino up" }).click();
	await expect(office.getByRole("listitem").first()).toContainText("Casino");
	await expectAccessible(office);
	const save = async () => {
		await office.getByRole("button", { name: "Save…" }).click();
		const dialog = office.getByRole("dialog", { name: "Change this region?" });
		await dialog.getByLabel("Reason").fill("The licence asks for it.");
		await dialog.getByRole("button", { name: "Save", exact: true }).click();
		await expect(office.getByText("It is saved. Pages show it within two seconds.").first()).toBeVisible();
	};
	await save();
	const note = page.getByRole("region", { name: "For adults only" });
	await expect(async () => {
		await page.goto("/en/help");
		await expect(note).toBeVisible({ timeout: 500 });
	}).toPass();
	await expect(page.getByRole("navigation", { name: "Casino" })).toBeVisible();
	await expectAccessible(page);

	await office.getByRole("button", { name: "Remove Casino" }).click();
	await office.getByRole("button", { name: "Remove For adults only" }).click();
	await save();
});
