import { randomBytes, randomInt } from "node:crypto";
import { rejectWithdrawal } from "@baize/cashier/contract";
import { requestConfirmationCode } from "@baize/factors/contract";
import { pathOf } from "@baize/kernel/call";
import { writeToPlayer } from "@baize/notifications/contract";
import { expectAccessible } from "./support/axe.ts";
import { maskedEmail, operatorAtWork } from "./support/office.ts";
import { CARD_WITHOUT_PAYOUTS, delayScripts, newPlayer, PIN, verifiedPlayer } from "./support/people.ts";
import { DESK, PHONE } from "./support/sizes.ts";
import { expect, type Page, test } from "./support/test.ts";
import { tick } from "./support/tick.ts";

let office: Page;
test.beforeAll(async ({ browser }) => {
	office = await operatorAtWork(browser, "olga@baize.test", "announcements");
});
test.afterAll(() => office.context().close());

const writeTo = (email: string, title: string) =>
	office.request.post(writeToPlayer.path, {
		data: {
			email,
			texts: { en: { title, text: `All about ${title}.` }, es: { title: `${title} (es)`, text: "Todo sobre ello." } },
			byMail: false,
			link: "/account/statement",
			requestId: randomBytes(8).toString("hex"),
		},
	});

/** The place of the account's badge on this screen. */
const wayToAccount = (page: Page) => page.getByRole("link", { name: /^Account/ }).filter({ visible: true });
const line = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });

test.describe("[NOTE-01] the inbox", () => {
	test("[NAV-08] [NAV-02] shows a new message at once, which is read, deleted and restored", { tag: PHONE }, async ({
		page,
		request,
	}) => {
		const { email } = await newPlayer(page, request);
		await page.goto("/en/account/messages");
		await expect(page.getByText("No messages")).toBeVisible();
		await expectAccessible(page);
		expect((await writeTo(email, "the first thing")).ok()).toBe(true);
		expect((await writeTo(email, "the second thing")).ok()).toBe(true);
		// The player does nothing: page and badge update by themselves.
		await expect(line(page, "the first thing")).toBeVisible();
		await expect(wayToAccount(page).first()).toHaveAccessibleName(/2 unread messages/);
		await expectAccessible(page);

		await page.getByText("the second thing").first().click();
		await expect(page.getByText("All about the second thing.")).toBeVisible();
		await expect(wayToAccount(page).first()).toHaveAccessibleName(/1 unread message/);
		await expect(page.getByRole("link", { name: "View details" })).toHaveAttribute("href", "/en/account/statement");
		await expectAccessible(page);

		await page.getByRole("button", { name: "Delete “the first thing”" }).click();
		await expect(line(page, "the first thing")).toHaveCount(0);
		await expect(wayToAccount(page).first()).not.toHaveAccessibleName(/unread/);
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(line(page, "the first thing")).toBeVisible();
		await expect(wayToAccount(page).first()).toHaveAccessibleName(/1 unread message/);
		await page.getByRole("button", { name: "Mark all as read" }).click();
		await expect(page.getByText("All read")).toBeVisible();

		await page.goto("/es/account/messages");
		await expect(line(page, "the first thing (es)")).toBeVisible();
		await page.goto("/ar/account/messages");
		await expectAccessible(page);
	});

	test("shows what came while the page was not awake yet", { tag: DESK }, async ({ page, request }) => {
		const { email } = await newPlayer(page, request);
		const wake = await delayScripts(page);
		await page.goto("/en/account/messages", { waitUntil: "commit" });
		await expect(page.getByText("No messages")).toBeVisible();
		expect((await writeTo(email, "an early thing")).ok()).toBe(true);
		wake();
		await expect(line(page, "an early thing")).toBeVisible();
	});

	test("[CASH-04] has how a withdrawal ended", { tag: DESK }, async ({ page, request }) => {
		const { handle } = await verifiedPlayer(page, request, 10_000, CARD_WITHOUT_PAYOUTS);
		const [amountMinor, destination] = [2_500, `0078${randomInt(100_000, 1_000_000)}`];
		const opened = await page.request.post(
			pathOf(requestConfirmationCode, { session: handle, operation: "withdraw" }),
			{ data: { amountMinor, currency: "CAD", destination } },
		);
		expect(opened.ok(), await opened.text()).toBe(true);
		const response = await page.request.post(`/api/v1/cashier/${handle}/withdrawals`, {
			headers: { "x-mfa-code": PIN, "x-enforcement-method": "PIN_CODE" },
			data: { method: "bankTransfer", amountMinor, destination, requestId: randomBytes(8).toString("hex") },
		});
		expect(response.ok(), await response.text()).toBe(true);
		const { withdrawalId } = (await response.json()) as { withdrawalId: string };
		await page.goto("/en/account/messages");
		await expect.poll(() => page.evaluate(() => "isAwake" in window)).toBe(true);
		const rejected = await office.request.post(rejectWithdrawal.path.replace(":withdrawal", withdrawalId), {
			data: { reason: "Use an account in your own name" },
		});
		expect(rejected.ok(), await rejected.text()).toBe(true);
		await page.getByText("Your withdrawal of $25.00 was not approved").click();
		await expect(page.getByText("The reason: Use an account in your own name.")).toBeVisible();
	});

	test("[BO-01] is written to in the back office, to one player", { tag: DESK }, async ({ page, request, browser }) => {
		const { email } = await newPlayer(page, request);
		const office = await operatorAtWork(browser, "olga@baize.test", "announcements");
		await expect(office.getByRole("table").or(office.getByText("No message yet."))).toBeVisible();
		await office.getByRole("button", { name: "Write a message" }).click();
		const dialog = office.getByRole("dialog", { name: "Write to players" });
		await expectAccessible(office);
		await dialog.getByRole("button", { name: "Send" }).click();
		await expect(dialog.getByLabel("Title (English)")).toHaveAttribute("aria-invalid", "true");
		await dialog.getByLabel("The player's e-mail").fill(email);
		await dialog.getByLabel("Title (English)").fill("A message from Baize");
		await dialog.getByLabel("Text (English)").fill("Thank you for your patience.");
		await dialog.getByRole("button", { name: "Send" }).click();
		await expect(office.getByText(`Sent to ${email}.`)).toBeVisible();
		const sent = office.getByRole("row").filter({ hasText: "A message from Baize" });
		await expect(sent.first()).toContainText(maskedEmail(email));
		await expectAccessible(office);
		await page.goto("/en/account/messages");
		await expect(line(page, "A message from Baize")).toBeVisible();
	});

	test("stores the player's choice about offers by mail, and the link in such a mail ends them", { tag: DESK }, async ({
		page,
		request,
	}) => {
		await newPlayer(page, request);
		const wake = await delayScripts(page);
		await page.goto("/en/account/messages", { waitUntil: "commit" });
		const offersBox = page.getByLabel("Send me e-mails about offers");
		await expect(offersBox).not.toBeChecked();
		await tick(offersBox);
		wake();
		await expect(page.getByText("Saved.")).toBeVisible();
		await page.reload();
		await expect(offersBox).toBeChecked();
		await page.goto("/en/unsubscribe/not-one-of-ours");
		await expectAccessible(page);
		await page.getByRole("button", { name: "Unsubscribe" }).click();
		await expect(page.getByText("This link is incomplete.")).toBeVisible();
	});
});
