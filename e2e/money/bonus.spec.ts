import { randomBytes } from "node:crypto";
import { pathOf } from "@baize/kernel/call";
import { DAY_MS } from "@baize/kernel/time";
import { grantByHand, listPresents } from "@baize/promotions/contract";
import { expectAccessible } from "../support/axe.ts";
import { invitedPlayer } from "../support/invited-player.ts";
import { operatorCalls } from "../support/operator-login.ts";
import { cashMinor, handleOf, logIn, moveClock, PASSWORD, payIn } from "../support/people.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";

const GAME = "/en/casino/slots/adventure/tidal-book#realplay";

/** Plays one round for money; without motion, because it may win many free spins. */
async function playRound(page: Page): Promise<void> {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto(GAME);
	await expect(page.getByText("Stakes here count in full towards your bonus.")).toBeVisible();
	await page.getByRole("button", { name: "Spin", exact: true }).click();
	await expect(page.getByRole("log", { name: "What happened" })).toContainText(/No win this time|You won|came back/, {
		timeout: 40_000,
	});
}

/** An operator gives the player a bonus that is to be wagered once. */
async function givePresent(email: string, amountMinor: number): Promise<void> {
	const office = await operatorCalls("olga@baize.test");
	const { players } = await (await office.get(`/api/v1/operator/players?search=${encodeURIComponent(email)}`)).json();
	const player: string = players[0].id;
	const { presents } = await (await office.get(pathOf(listPresents, { player }))).json();
	const requestId = randomBytes(12).toString("hex");
	const data = { requestId, offer: presents[0].id, amountMinor, reason: "An end-to-end test." };
	const given = await office.post(pathOf(grantByHand, { player }), { data });
	expect(given.ok(), await given.text()).toBe(true);
	await office.dispose();
}

test("[PROMO-02] a visitor reads where offers are for players only", { tag: DESK }, async ({ page }) => {
	await page.goto("/en/promotions");
	await expect(page.getByText("Log in to see offers")).toBeVisible();
	await expect(page.getByRole("main").getByRole("link", { name: "Log in" })).toHaveAttribute("href", /destination=/);
	await expectAccessible(page);
});

test("[PROMO-02] a player takes the welcome offer, deposits, and gives its bonus up after a look at what that does", {
	tag: PHONE,
}, async ({ page }) => {
	const { handle } = await invitedPlayer(page);
	await page.goto("/en/promotions");
	await expectAccessible(page);
	await page.getByRole("link", { name: "Welcome match" }).click();
	await expect(page.getByRole("list", { name: "The terms in 5 lines" }).getByRole("listitem")).toHaveCount(5);
	await expect(page.getByRole("img", { name: /of 100 players complete it/ })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Claim" }).click();
	const taken = page.getByRole("status").filter({ hasText: "Offer claimed" });
	await expect(taken).toContainText("Now deposit $10.00 or more");
	await expect(taken.getByRole("link", { name: "Deposit" })).toHaveAttribute("href", "/en/account/cashier/deposit");

	await payIn(page, handle, 4_000);
	await page.goto("/en/account/bonuses");
	const active = page.getByRole("region", { name: "Welcome match" });
	await expect(active).toContainText("Wagered $0.00 of $200.00");
	await expect(active.getByRole("progressbar", { name: "Wagered 0%" })).toBeVisible();
	await expectAccessible(page);
	await page.goto("/en/account/cashier/withdraw");
	await expect(page.getByText("It ends your bonus: you lose $20.00 of bonus money.")).toBeVisible();

	await page.goto("/en/account/bonuses");
	await active.getByRole("button", { name: "If I withdraw now" }).click();
	await expect(page.getByRole("dialog", { name: "If you withdraw now" })).toContainText("withdraw $40.00 of your own");
	await page.keyboard.press("Escape");
	await active.getByRole("button", { name: "Give up bonus" }).click();
	const dialog = page.getByRole("dialog", { name: "Give up Welcome match?" });
	await expect(dialog).toContainText("Bonus money you lose$20.00");
	await expect(dialog).toContainText("Cash you keep$40.00");
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Give up bonus" }).click();
	await expect(page.getByText("You have given up Welcome match.")).toBeVisible();
	await expect(page.getByText("No active bonus")).toBeVisible();
	await expect(page.getByRole("table", { name: "Past bonuses" })).toContainText("Given up");
	await expectAccessible(page);
});

test("[PROMO-02] a code that is not known is refused, another gives a bonus, and a round counts for it; of two presents one becomes cash, and one expires", {
	tag: DESK,
}, async ({ page, expectErrors }) => {
	expectErrors(/status of 404 .*\/codes\/read/);
	const { email } = await invitedPlayer(page);
	await page.goto("/en/account/bonuses");
	const look = page.getByRole("button", { name: "Check code" });
	const code = page.getByLabel("Promo code", { exact: true });
	await look.click();
	await expect(page.getByText("Enter your promo code.")).toBeVisible();
	await expect(code).toBeFocused();
	await code.fill("no such code");
	await look.click();
	await expect(page.getByRole("alert")).toContainText("This promo code is not valid.");
	await expectAccessible(page);
	await code.fill("greenfelt");
	await look.click();
	await expect(page.getByRole("heading", { name: "This code is for: A code, no deposit" })).toBeFocused();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Claim with this code" }).click();
	const active = page.getByRole("region", { name: "A code, no deposit" });
	await expect(active).toContainText("Wagered $0.00 of $50.00");
	await playRound(page);
	await expect(page.getByText("Maximum $1.00 per round.")).toBeVisible();
	await expect(page.getByRole("link", { name: "Wagered 2%" })).toBeVisible();
	await page.getByRole("button", { name: "Raise the stake" }).click();
	const warning = page.getByRole("status").filter({ hasText: "Lower your stake to play." });
	await expect(warning).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Lower the stake" }).click();
	await expect(warning).toBeHidden();
	await expect(page.getByText("Stakes here count in full towards your bonus.")).toBeVisible();
	await page.goto("/en/account/bonuses");
	await expect(active).toContainText("Wagered $1.00 of $50.00");

	await active.getByRole("button", { name: "Give up bonus" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Give up bonus" }).click();
	await expect(page.getByText("No active bonus")).toBeVisible();

	const present = page.getByRole("region", { name: "A present from us" });
	const ended = page.getByRole("table", { name: "Past bonuses" });
	const rowOf = (state: string) => ended.getByRole("row", { name: /A present from us/ }).filter({ hasText: state });
	await givePresent(email, 100);
	await page.reload();
	await expect(present).toContainText("Wagered $0.00 of $1.00");
	await playRound(page);
	const won = `$${((await cashMinor(page, await handleOf(page))) / 100).toFixed(2)}`;
	await expect(async () => {
		await page.goto("/en/account/bonuses");
		await expect(rowOf("Completed")).toContainText(won, { timeout: 2_000 });
	}, "what follows the books has seen the conversion").toPass();

	await givePresent(email, 100);
	await page.reload();
	await expect(present).toContainText("Wagered $0.00 of $1.00");
	await moveClock(page.request, 7 * DAY_MS);
	await logIn(page, email, PASSWORD);
	await page.goto("/en/account/bonuses");
	await expect(rowOf("Expired")).toBeVisible();
	await expect(present).toBeHidden();
	await expectAccessible(page);
});
