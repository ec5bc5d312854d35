import { expectAccessible } from "./support/axe.ts";
import { operatorAtWork } from "./support/office.ts";
import { mailWith, newEmail, verifiedPlayer } from "./support/people.ts";
import { DESK, PHONE } from "./support/sizes.ts";
import { expect, type Page, test } from "./support/test.ts";
import { dollars, FUNDS_MINOR, ownAmountMinor, requestWithdrawal } from "./support/withdrawals.ts";

const SUGGESTIONS = "**/help-pages/suggestions?*";

async function openHelp(page: Page, path = "help"): Promise<void> {
	await page.goto(`/en/${path}`);
	await page.waitForFunction(() => "isAwake" in window);
}

test("[HELP-01] [ROUTE-03] the help suggests while one types, from three characters, and opens an article", {
	tag: DESK,
}, async ({ page }) => {
	let requests = 0;
	await page.route(SUGGESTIONS, (route) => {
		requests += 1;
		return route.continue();
	});
	await openHelp(page);
	const field = page.getByRole("textbox", { name: "Search the help" });
	await field.pressSequentially("wi");
	await page.waitForTimeout(1_000);
	expect(requests).toBe(0);
	await field.pressSequentially("thdrawal take");
	const hit = page.locator("search").getByRole("link", { name: "How long does a withdrawal take?" });
	await expect(hit).toBeVisible();
	await expect(hit.locator("mark").first()).toHaveText("withdrawal");
	await field.press("ArrowDown");
	await expect(page.locator("search li > a").first()).toBeFocused();
	await hit.click();
	await expect(page).toHaveURL("/en/help/withdrawals/withdrawal-time");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("How long does a withdrawal take?");
	const crumbs = page.getByRole("navigation", { name: "Where you are" });
	await expect(crumbs.getByRole("listitem")).toHaveText([/Help/, /Withdrawals/, /How long does a withdrawal take/]);
	await crumbs.getByRole("link", { name: "Withdrawals" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Withdrawals");
});

test("[HELP-01] Enter opens the results, and a failure of the suggestions is an empty list", { tag: DESK }, async ({
	page,
	expectErrors,
}) => {
	expectErrors(/500/);
	await page.route(SUGGESTIONS, (route) => route.fulfill({ status: 500, body: "" }));
	await openHelp(page);
	const field = page.getByRole("textbox", { name: "Search the help" });
	await field.fill("bonus (a+b)*");
	await page.waitForTimeout(1_000);
	await expect(page.locator("search li")).toHaveCount(0);
	await field.press("Enter");
	await expect(page).toHaveURL(/\/en\/help\/search-content\?searchTerm=bonus/);
	await expect(page.getByRole("link", { name: "How does a bonus work?" })).toBeVisible();
	await expect(page.locator("main mark").first()).toHaveText("bonus", { ignoreCase: true });
	await openHelp(page, "help/search-content?searchTerm=zeppelin");
	await expect(page.getByText("No answers for “zeppelin”.").last()).toBeVisible();
	await expect(page.getByRole("main").getByRole("link", { name: "Contact us" })).toBeVisible();
});

test("[HELP-01] the search works without scripts", { tag: DESK }, async ({ browser, baseURL }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
	const page = await context.newPage();
	await page.goto("/es/help");
	await page.getByRole("textbox", { name: "Buscar en la ayuda" }).fill("dónde está mi retirada");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("link", { name: /¿Cuánto tarda una retirada\?/ })).toBeVisible();
	await context.close();
});

test("[NAV-06] the answer yes is thanked for, and no shows the other ways", { tag: PHONE }, async ({ page }) => {
	await openHelp(page, "help/games/interrupted");
	const question = page.getByRole("group", { name: "Did this answer your question?" });
	await question.getByRole("button", { name: "Yes" }).click();
	await expect(page.getByText("Thanks, that is good to know.")).toBeVisible();
	await expect(question).toBeHidden();
	await openHelp(page, "help/games/interrupted");
	await question.getByRole("button", { name: "No" }).click();
	const ways = page.getByRole("main").getByRole("status").filter({ hasText: "Sorry about that" });
	await expectAccessible(page);
	await ways.getByRole("link", { name: "Contact us" }).click();
	await expect(page).toHaveURL("/en/contact-us");
});

test("[HELP-01] the article about withdrawals shows readers their own", { tag: PHONE }, async ({ page, request }) => {
	const amountMinor = ownAmountMinor();
	await verifiedPlayer(page, request, FUNDS_MINOR);
	await requestWithdrawal(page, amountMinor);
	await openHelp(page, "help/withdrawals/withdrawal-time");
	const own = page.getByRole("region", { name: "Your own case" });
	await expect(own.getByRole("heading", { name: `Your withdrawal of ${dollars(amountMinor)}` })).toBeVisible();
	await expect(own.getByText("Only you see this")).toBeVisible();
	await expect(own.getByRole("list", { name: "Status" })).toBeVisible();
	await expectAccessible(page);
	await page.context().clearCookies();
	await openHelp(page, "help/withdrawals/withdrawal-time");
	await expect(own).toBeHidden();
});

test("[HELP-02] [ROUTE-04] a message reaches an operator, whose answer goes out by mail", { tag: DESK }, async ({
	page,
	browser,
	request,
}) => {
	const email = newEmail("asks");
	await openHelp(page, "contact-us");
	await page.getByRole("button", { name: "Send" }).click();
	await expect(page.getByRole("link", { name: "Choose what it is about." })).toBeVisible();
	await expect(page.getByLabel("Your e-mail address")).toBeFocused();
	await page.getByLabel("Your e-mail address").fill(email);
	await page.getByLabel("Subject").selectOption({ label: "Complaint" });
	await page.getByLabel("Your message").fill("It is <b>not</b> there.");
	const answered = page.waitForResponse("**/services/site-config/v1/contact-us");
	await page.getByRole("button", { name: "Send" }).click();
	const received = await answered;
	const message = received.request();
	expect(message.headers().language).toBe("en");
	expect(message.postDataJSON()).toEqual({
		email,
		message: "It is <b>not</b> there.",
		subject: "complaint",
		birthDate: null,
		pinCode: null,
		username: null,
	});
	await expect(page).toHaveURL("/en/help");
	await expect(page.getByText("Your message has arrived.")).toBeVisible();

	const { id } = (await received.json()) as { id: string };
	const notice = await mailWith(request, "support@localhost", id);
	expect(notice.text).not.toContain("not there");
	expect(notice.text).not.toContain(email);
	const office = await operatorAtWork(browser, "oscar@baize.test", notice.text.match(/#\/(contactMessages\/\S+)/)![1]!);
	await expect(office.getByText("It is <b>not</b> there.")).toBeVisible();
	await office.getByRole("textbox", { name: "Your answer" }).fill("Now it is.");
	await office.getByRole("button", { name: "Send the answer" }).click();
	await expect(office.getByText("The answer is on its way.")).toBeVisible();
	await expect(office.getByRole("button", { name: "Send the answer" })).toBeHidden();
	const answer = await mailWith(request, email, "Our answer: Complaint");
	expect(answer.text).toContain("Now it is.");
});

test("[CHAT-01] a chat goes from a link to an operator and back, live, and its text is kept", async ({
	page,
	browser,
}) => {
	// What opens chats loads after the page is hydrated, and may come late: the press waits for it.
	await page.route("**/common-*.js", async (route) => {
		await page.waitForTimeout(1_000);
		await route.continue();
	});
	await openHelp(page);
	const link = page.locator("[open-live-chat]");
	await link.click();
	const chat = page.getByRole("dialog", { name: "Chat with us" });
	const field = chat.getByRole("textbox", { name: "Your message" });
	await expect(field).toBeFocused();
	await expectAccessible(page);
	const question = `Where is <b>${newEmail("it")}</b>?`;
	await field.fill(question);
	await field.press("Enter");
	const log = chat.getByRole("log", { name: "Messages" });
	await expect(log.getByText(question)).toBeVisible();
	await expect(chat.getByRole("status")).toContainText("A person will be with you soon");
	await field.press("Escape");
	await expect(chat).toBeHidden();

	const office = await operatorAtWork(browser, "oscar@baize.test", "chats");
	await office
		.getByRole("row")
		.filter({ hasText: "Waiting" })
		.last()
		.getByRole("link", { name: /^Open the chat of/ })
		.click();
	await expect(office.getByRole("log").getByText(question)).toBeVisible();
	await office.getByRole("button", { name: "Take the chat" }).click();
	const answer = office.getByRole("textbox", { name: "Your answer" });
	await answer.fill("On its way.");
	await answer.press("Enter");
	await expect(office.getByRole("log").getByText("On its way.")).toBeVisible();

	// The page is another one by now, and counts the answer.
	await page.goto("/en");
	await page.getByRole("button", { name: "Open the chat, 1 new answer" }).click();
	await expect(log.getByText("On its way.")).toBeVisible();
	await expect(chat.getByRole("status")).toContainText("Oscar is here");
	await field.fill("Thank you!");
	await chat.getByRole("button", { name: "Send" }).click();
	await expect(office.getByRole("log").getByText("Thank you!")).toBeVisible();
	await expectAccessible(office);
	await office.getByRole("button", { name: "End the chat" }).click();
	await chat.getByRole("radio", { name: "5" }).check();
	await expect(chat.getByText("Thank you. That is good to know.")).toBeVisible();
	await expectAccessible(page);
	const saved = page.waitForEvent("download");
	await chat.getByRole("link", { name: "Save as text" }).click();
	const file = await (await saved).createReadStream();
	const text = Buffer.concat(await file.toArray()).toString();
	expect(text).toContain(`You:\n${question}`);
	expect(text).toContain("Oscar:\nOn its way.");
	await expect(office.getByText("5 of 5")).toBeVisible();
});
