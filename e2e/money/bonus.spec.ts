import { pathOf } from "@baize/kernel/call";
import { changeMailConsent } from "@baize/notifications/contract";
import { expectAccessible } from "../support/axe.ts";
import { newPlayer, payIn, verifyDocumentOf } from "../support/people.ts";
import { DESK } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";

const GAME = "/en/casino/slots/adventure/tidal-book#realplay";

/** A new player who may be offered something: of a known age, and agreed to offers. */
async function invitedPlayer(page: Page): Promise<{ email: string; handle: string }> {
	const player = await newPlayer(page, page.request);
	await verifyDocumentOf(page, player);
	const path = pathOf(changeMailConsent, { session: player.handle });
	const agreed = await page.request.put(path, { data: { marketingMails: true } });
	expect(agreed.ok(), await agreed.text()).toBe(true);
	return player;
}

/** Plays one round for money; without motion, because it may win many free spins. */
async function playRound(page: Page): Promise<void> {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto(GAME);
	await expect(page.getByText("Your bonus: stakes here count in full.")).toBeVisible();
	await page.getByRole("button", { name: "Spin", exact: true }).click();
	await expect(page.getByRole("log", { name: "What happened" })).toContainText(/No win this time|You won|came back/, {
		timeout: 40_000,
	});
}

test("[PROMO-02] a visitor is told where offers are for players only", { tag: DESK }, async ({ page }) => {
	await page.goto("/en/promotions");
	await expect(page.getByText("Nothing to show without an account")).toBeVisible();
	await expect(page.getByRole("main").getByRole("link", { name: "Log in" })).toHaveAttribute("href", /destination=/);
	await expectAccessible(page);
});

test("[PROMO-02] a player takes an offer, deposits, plays its bonus, and gives it up", async ({ page }) => {
	test.slow();
	const { handle } = await invitedPlayer(page);
	await page.goto("/en/promotions");
	await expectAccessible(page);
	await page.getByRole("link", { name: "Welcome", exact: false }).first().click();
	const lines = page.getByRole("list", { name: "The terms in 5 lines" });
	await expect(lines.getByRole("listitem")).toHaveCount(5);
	await expect(page.getByRole("img", { name: /of 100 players finish/ })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Take it" }).click();
	const taken = page.getByRole("status").filter({ hasText: "You have taken it" });
	await expect(taken).toContainText(/Now deposit \$[\d.]+ or more/);
	await expect(taken.getByRole("link", { name: "Deposit" })).toHaveAttribute("href", "/en/account/cashier/deposit");

	await payIn(page, handle, 4_000);
	await page.goto("/en/account/bonuses");
	const active = page.getByRole("region").filter({ hasText: "In play" });
	await expect(active.getByRole("progressbar", { name: "Wagered 0%" })).toBeVisible();
	await expect(active).toContainText("Wagered $0.00 of");
	await expectAccessible(page);
	await playRound(page);
	await page.goto("/en/account/bonuses");
	await expect(active).toContainText(/Wagered \$(?!0\.00)[\d.]+ of/);

	await page.goto("/en/account/cashier/withdraw");
	await expect(page.getByText("What a withdrawal does to your bonus")).toBeVisible();
	await page.goto("/en/account/bonuses");
	await active.getByRole("button", { name: "If I withdraw now" }).click();
	await expect(page.getByRole("dialog", { name: "If you withdraw now" })).toContainText("of your own money");
	await page.keyboard.press("Escape");
	await active.getByRole("button", { name: "Give it up" }).click();
	const dialog = page.getByRole("dialog", { name: /^Give up/ });
	await expect(dialog).toContainText("Bonus money that goes");
	await expect(dialog).toContainText("It cannot be undone.");
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Give it up" }).click();
	await expect(page.getByText(/^You have given up/)).toBeVisible();
	await expect(page.getByText("No bonus in play")).toBeVisible();
	await expect(page.getByRole("table", { name: "What became of the others" })).toContainText("Given up");
	await expectAccessible(page);
});

test("[PROMO-02] a code that is not known is refused with what to do", { tag: DESK }, async ({
	page,
	expectErrors,
}) => {
	expectErrors(/status of 404 .*\/codes\/read/);
	await newPlayer(page, page.request);
	await page.goto("/en/account/bonuses");
	await page.getByRole("button", { name: "Look it up" }).click();
	await expect(page.getByText("Enter the code.")).toBeVisible();
	await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
	await page.getByLabel("Code", { exact: true }).fill("no such code");
	await page.getByRole("button", { name: "Look it up" }).click();
	await expect(page.getByRole("alert")).toContainText("We know no offer with this code.");
	await expectAccessible(page);
});
