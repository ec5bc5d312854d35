import { DAY_MS, HOUR_MS } from "@baize/kernel/time";
import { expectAccessible } from "../support/axe.ts";
import { freshPage } from "../support/contexts.ts";
import { operatorAtWork } from "../support/office.ts";
import {
	balancePill,
	CARD_WITHOUT_PAYOUTS,
	cashMinor,
	handleOf,
	logIn,
	moveClock,
	newPlayer,
	PASSWORD,
	PIN,
	verifiedPlayer,
	verifyDocumentOf,
} from "../support/people.ts";
import { DESK } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";
import { dollars, FUNDS_MINOR, ownAmountMinor } from "../support/withdrawals.ts";

const TRANSFERS = "/en/account/cashier/withdraw/ttp";
/** A day for a new receiver, and seven in which it can be taken. */
const AFTER_ITS_TIME_MS = 8 * DAY_MS + HOUR_MS;

type TestPage = Parameters<typeof expectAccessible>[0];

/** Form, last look and proof. */
async function send(page: TestPage, to: string, amountMinor: number): Promise<void> {
	const amount = dollars(amountMinor);
	await page.goto(TRANSFERS);
	await expect.poll(() => page.evaluate(() => "isAwake" in window)).toBe(true);
	await page.getByLabel("Player’s e-mail or nickname").fill(to);
	await page.getByLabel("Amount").fill((amountMinor / 100).toFixed(2));
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page.getByRole("heading", { name: `Send ${amount}?` })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: `Send ${amount}` }).click();
	await expect(page.getByRole("heading", { name: `Send ${amount}: one more step` })).toBeVisible();
	await page.getByRole("textbox", { name: "PIN" }).fill(PIN);
	await page.getByRole("button", { name: `Send ${amount}` }).click();
}

test.describe("[CASH-05] a transfer to another player", () => {
	test("is proved, held for a new receiver, shown to both sides, and returns whole when it is refused or not taken", {
		tag: DESK,
	}, async ({ page, request, browser }) => {
		const receiving = await freshPage(browser);
		const receiver = await newPlayer(receiving, request);
		const { handle, email } = await verifiedPlayer(page, request, FUNDS_MINOR, CARD_WITHOUT_PAYOUTS);
		const amountMinor = ownAmountMinor();
		const amount = dollars(amountMinor);
		await send(page, receiver.email, amountMinor);
		await expect(page.getByText(`${amount} is on its way to W•••• P••••`)).toBeVisible();
		expect(await cashMinor(page, handle)).toBe(FUNDS_MINOR - amountMinor);
		const sent = page.getByRole("list", { name: "Your transfers" }).getByRole("listitem").first();
		await expect(sent).toContainText("this player is new to you");
		await expectAccessible(page);

		await receiving.goto(TRANSFERS);
		const waiting = receiving.getByRole("list", { name: "Waiting for you" });
		await expect(waiting).toContainText("From W•••• P••••");
		await expect(waiting.getByRole("button", { name: `Accept ${amount}` })).toHaveCount(0);
		await waiting.getByRole("button", { name: `Decline, ${amount}` }).click();
		await receiving.getByRole("dialog").getByRole("button", { name: "Decline" }).click();
		await expect(receiving.getByText("Declined, money returned")).toBeVisible();

		await expect(page.getByText("Declined, money returned")).toBeVisible();
		await expect.poll(() => cashMinor(page, handle)).toBe(FUNDS_MINOR);
		await receiving.close();

		await send(page, receiver.email, amountMinor);
		await expect(page.getByText(`${amount} is on its way`)).toBeVisible();
		await moveClock(request, AFTER_ITS_TIME_MS);
		await logIn(page, email, PASSWORD);
		await page.goto(TRANSFERS);
		// "On its way back" until the job has posted it; what the page calls returned is in the balance.
		await expect(sent).toContainText("Not accepted in time");
		await expect(sent).toContainText("Not accepted in time, money returned", { timeout: 30_000 });
		expect(await cashMinor(page, await handleOf(page))).toBe(FUNDS_MINOR);
	});

	test("is taken by its receiver after the hold, and reaches their balance", { tag: DESK }, async ({
		page,
		request,
		browser,
	}) => {
		const receiving = await freshPage(browser);
		const receiver = await newPlayer(receiving, receiving.request);
		await verifyDocumentOf(receiving, receiver);
		const { email } = await verifiedPlayer(page, request, FUNDS_MINOR, CARD_WITHOUT_PAYOUTS);
		const amountMinor = ownAmountMinor();
		const amount = dollars(amountMinor);
		await send(page, receiver.email, amountMinor);
		await expect(page.getByText(`${amount} is on its way`)).toBeVisible();

		await moveClock(request, 25 * HOUR_MS);
		await logIn(receiving, receiver.email, PASSWORD);
		await receiving.goto(TRANSFERS);
		const waiting = receiving.getByRole("list", { name: "Waiting for you" });
		await waiting.getByRole("button", { name: `Accept ${amount}` }).click();
		const dialog = receiving.getByRole("dialog");
		await expectAccessible(receiving);
		await dialog.getByRole("button", { name: `Accept ${amount}` }).click();
		await expect(balancePill(receiving)).toHaveAccessibleName(`Your balance: ${amount}`);
		await receiving.goto("/en/account/statement");
		await expect(
			receiving
				.getByRole("table", { name: "Statement" })
				.getByRole("row")
				.filter({ hasText: `+${amount}` }),
		).toHaveCount(1);

		await logIn(page, email, PASSWORD);
		await page.goto(TRANSFERS);
		await expect(page.getByRole("list", { name: "Your transfers" }).getByRole("listitem").first()).toContainText(
			"Accepted",
		);
		await expect(balancePill(page)).toHaveAccessibleName(`Your balance: ${dollars(FUNDS_MINOR - amountMinor)}`);
	});

	test("[BO-01] to an unknown address moves nothing, and one on its way is stopped by an operator with a reason", {
		tag: DESK,
	}, async ({ page, request, browser }) => {
		const receiving = await freshPage(browser);
		const receiver = await newPlayer(receiving, request);
		const { handle } = await verifiedPlayer(page, request, FUNDS_MINOR, CARD_WITHOUT_PAYOUTS);
		const amountMinor = ownAmountMinor();
		const amount = dollars(amountMinor);
		await send(page, "missing-player@e2e.test", amountMinor);
		await expect(page.getByText("This player cannot receive a transfer from you.")).toBeVisible();
		expect(await cashMinor(page, handle)).toBe(FUNDS_MINOR);

		await send(page, receiver.email, amountMinor);
		await expect(page.getByText(`${amount} is on its way`)).toBeVisible();
		const office = await operatorAtWork(browser, "olga@baize.test", "transfers");
		await office.getByRole("row").filter({ hasText: amount }).getByRole("link").click();
		const stop = office.getByRole("button", { name: "Stop and return…" });
		await expect(stop).toBeVisible();
		await expectAccessible(office);
		await stop.click();
		const dialog = office.getByRole("dialog", { name: "Stop this transfer?" });
		await dialog.getByRole("textbox").fill("Reported by the owner of the account.");
		await dialog.getByRole("button", { name: "Stop and return" }).click();
		await expect(office.getByText("Stopped. The money is back in the sender's balance.")).toBeVisible();
		await expect(page.getByText("Reported by the owner of the account.")).toBeVisible();
		await expect.poll(() => cashMinor(page, handle)).toBe(FUNDS_MINOR);
	});
});
