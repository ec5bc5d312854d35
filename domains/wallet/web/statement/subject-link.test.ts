import { KIND_NAMES, type Kind } from "@baize/ledger/contract";
import { describe, expect, it } from "vitest";
import { groupOf } from "../../contract/kind-groups.ts";
import { subjectLink } from "./subject-link.ts";

const REFERENCE = "0000000000017";
const entryOf = (kind: Kind, canReplay = false, gameId = 0) => ({
	...{ kind, group: groupOf(kind), reference: REFERENCE, canReplay, gameId },
});
const linkOf = (kind: Kind, others: readonly ReturnType<typeof entryOf>[] = [], canReplay = false) =>
	subjectLink({ entry: entryOf(kind, canReplay), others } as never);

describe("[WAL-05] from its receipt a movement leads to", () => {
	it.each<[string, Kind, string]>([
		["its bet", "sportsBet", "/sports/bets?bet=0000000000017"],
		["the bet that it settled", "freeBetWonBonus", "/sports/bets?bet=0000000000017"],
		["its deposit", "deposit", "/account/cashier/deposit?deposit=0000000000017"],
		["the deposit that was taken back", "chargeback", "/account/cashier/deposit?deposit=0000000000017"],
		["its withdrawal", "withdrawalRequest", "/account/cashier/withdrawals/0000000000017"],
		["the withdrawal that it ended", "withdrawalPaid", "/account/cashier/withdrawals/0000000000017"],
		["the transfers", "transferIn", "/account/cashier/withdraw/ttp"],
		["the bonuses", "bonusConverted", "/account/bonuses"],
		["the bonuses, of locked money", "depositLocked", "/account/bonuses"],
		["the points", "pointsRedeemed", "/account/loyalty"],
		["the tournament of a prize", "prizePaid", "/tournaments/0000000000017"],
		["the invited friends", "referralPaid", "/account/invite"],
		["all rounds, where it was not sealed", "casinoVoid", "/account/rounds"],
	])("%s", (_what, kind, path) => {
		expect(linkOf(kind)?.path).toBe(path);
	});

	it("its round, where one of its movements has the sealed events", () => {
		const path = "/fairness/verify?round=0000000000017";
		expect(linkOf("freeSpin", [], true)?.path).toBe(path);
		expect(linkOf("jackpotWon", [entryOf("casinoRound", true)])?.path).toBe(path);
	});

	it("all rounds, for a prize that a game of another maker gave", () => {
		expect(subjectLink({ entry: entryOf("prizePaid", false, 7), others: [] } as never)?.path).toBe("/account/rounds");
	});

	it("a page, except what only its receipt explains", () => {
		expect(KIND_NAMES.filter((kind) => linkOf(kind) === undefined)).toEqual([
			"casinoCorrection",
			"sportsCorrection",
			"promotionsCorrection",
			"externalCorrection",
			"adjustment",
		]);
	});
});
