import { describe, expect, it } from "vitest";
import { pageNameOf } from "./page-name.ts";

describe("[ANA-01] of an address only the page's name is noted", () => {
	it.each([
		["/en", "lobby"],
		["/en/", "lobby"],
		["/es/casino/all-games", "allGames"],
		["/en/casino/slots", "category"],
		["/en/casino/slots/book/tidal-book", "game"],
		["/en/sports/events/7", "sportsEvent"],
		["/en/sports/slip", "betSlip"],
		["/ar/account/cashier/withdraw/cbt", "bankTransfer"],
		["/en/help", "help"],
		["/en/help/payments/cards", "helpPage"],
		["/en/promotions/offers/12", "offer"],
		["/en/summer", "marketingPage"],
		["/en/a/b/c/d/e/f", undefined],
	])("%s is %s", (path, name) => {
		expect(pageNameOf(path)).toBe(name);
	});
});
