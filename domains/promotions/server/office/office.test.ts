import { sheets } from "@baize/games/sheets";
import { type Id, idText } from "@baize/kernel/id";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Terms } from "../../contract/index.ts";
import * as calls from "../../contract/index.ts";
import {
	codeTerms,
	matchTerms,
	openTestPromotions,
	presentTerms,
	type TestPromotions,
	visitOf,
} from "../../testing/index.ts";

let opened: TestPromotions;
beforeAll(async () => {
	opened = await openTestPromotions({ titles: sheets.slice(0, 1) });
});
afterAll(() => opened.close());

const roles = ["content", "players"];
const [ann, bea] = [visitOf(1n, { roles }), visitOf(2n, { roles })];
const reason = "Agreed with the marketing team";
const now = () => opened.clock.nowMs();
const draft = (terms: Terms, requestId = `draft-${opened.newId()}`) =>
	opened.call(calls.draftOffer, { body: { requestId, terms } }, ann);
const simulate = (offer: string) => opened.call(calls.simulateOffer, { params: { offer } }, ann);
const propose = (offer: string, termsHash: string, budgetUnits = 100_000) =>
	opened.call(calls.proposePublication, { params: { offer }, body: { termsHash, budgetUnits, reason } }, ann);
const approve = (proposal: string, by: Id = 2n, hers = roles) => opened.desk.approve(proposal, by, hers);
const read = (offer: string) => opened.call(calls.readOfferRecord, { params: { offer } }, ann);

async function proposed(terms: Terms) {
	const { id } = await draft(terms);
	const { versions } = await simulate(id);
	const { proposal } = await propose(id, versions[0]!.hash);
	return { id, proposal, hash: versions[0]!.hash };
}
async function published(terms: Terms) {
	const of = await proposed(terms);
	await approve(of.proposal);
	return of;
}
const deposits = (playerId: Id) => opened.ledger.balances(playerId, "CAD");

describe("[PROMO-02] an offer is published by two operators", () => {
	it("is drafted, priced, proposed and approved, with a log of each", async () => {
		const { id, proposal, hash } = await proposed(matchTerms(now()));
		const proposals = { publish: { id: proposal, byName: "Olga Novak" } };
		expect(await read(id)).toMatchObject({ state: "draft", isProposed: true, failed: [], proposals });
		await expect(approve(proposal, 1n)).rejects.toThrow("SECOND_PERSON_NEEDED");
		await expect(approve(proposal, 2n, ["players"])).rejects.toThrow("NOT_ALLOWED");
		const { state, effect } = await approve(proposal);
		expect(state).toBe("approved");
		expect(effect).toMatchObject([
			{ what: "offers.effects.terms", about: "Match", after: "1" },
			{ what: "offers.effects.state", before: "offers.states.draft", after: "offers.states.open" },
			{ what: "offers.effects.budget", before: "–", after: "1,000.00" },
			{ what: "offers.effects.spent", before: "0.00", after: "0.00" },
			{ what: "offers.effects.cost" },
			{ what: "offers.effects.cost95" },
		]);
		expect(await read(id)).toMatchObject({ state: "open", budgetUnits: 100_000, spentUnits: 0, isProposed: false });
		await expect(approve(proposal)).rejects.toThrow("PROPOSAL_DECIDED");
		expect(opened.audited.slice(-2)).toMatchObject([
			{ action: "promotions.drafted", actorId: 1n },
			{ action: "promotions.published", actorId: 2n, details: { reason, proposedBy: "Olga Novak", proposal } },
		]);
		expect(opened.desk.entries.map(({ action, target }) => [action, target])).toEqual([
			["proposal.proposed", proposal],
			["proposal.approved", proposal],
		]);
		const playerId = await opened.player();
		const request = { params: { session: "h", offer: id } };
		expect((await opened.call(calls.readOffer, request, visitOf(playerId))).terms).toMatchObject({ hash, version: 1 });
	});

	it("is not published without a price, nor where a law is broken", async () => {
		const { id, versions } = await draft(matchTerms(now(), { places: ["FR"] }));
		await expect(propose(id, versions[0]!.hash)).rejects.toMatchObject({
			...{ code: "NOT_PUBLISHABLE", details: { failed: ["priceMissing", "offersAllowed"] } },
		});
		expect((await simulate(id)).failed).toEqual([{ check: "offersAllowed", place: "FR", detail: "" }]);
	});

	it("is priced and published where it is played with bets, and players read both of its figures", async () => {
		const { wagering } = matchTerms(now());
		const shares = [{ gameClass: "sports" as const, percent: 100 }];
		const { id } = await published(matchTerms(now(), { wagering: { ...wagering!, shares } }));
		expect((await read(id)).versions[0]!.price).toMatchObject({ costUnits: 4_771, stakeUnits: 500 });
		const playerId = await opened.player();
		const { price } = await opened.call(calls.readOffer, { params: { session: "h", offer: id } }, visitOf(playerId));
		expect(price).toMatchObject({
			faceMinor: 5_000,
			bets: { gameClass: "sports", priceX10000: 20_000, maxValueMinor: 4_771 },
		});
		expect(price!.playerValueMinor).toBeLessThan(4_771);
	});

	it("expires as a proposal when the draft changes", async () => {
		const { id, proposal, hash } = await proposed(matchTerms(now()));
		const terms = matchTerms(now(), { untilMs: now() + 40 * 24 * 3_600_000 });
		const save = (basedOn: string) =>
			opened.call(calls.saveOfferDraft, { params: { offer: id }, body: { terms, basedOn } }, ann);
		await expect(save("0".repeat(64))).rejects.toThrow("DRAFT_CHANGED");
		await save(hash);
		await expect(approve(proposal)).rejects.toThrow("PROPOSAL_EXPIRED");
		expect(await read(id)).toMatchObject({ state: "draft", isProposed: false, proposals: {} });
	});

	it("keeps the published terms while the next version is written", async () => {
		const { id, hash } = await published(matchTerms(now()));
		const terms = matchTerms(now(), { untilMs: now() + 50 * 24 * 3_600_000 });
		const saved = await opened.call(
			calls.saveOfferDraft,
			{ params: { offer: id }, body: { terms, basedOn: hash } },
			ann,
		);
		expect(saved.versions.map(({ version, publishedAtMs }) => [version, publishedAtMs === null])).toEqual([
			[2, true],
			[1, false],
		]);
		const playerId = await opened.player();
		const shown = await opened.call(calls.readOffer, { params: { session: "h", offer: id } }, visitOf(playerId));
		expect(shown.terms.hash).toBe(hash);
	});

	it("refuses terms that contradict themselves, a second draft under one id, and a taken code", async () => {
		await expect(draft(matchTerms(now(), { deposit: null }))).rejects.toMatchObject({
			...{ code: "TERMS_INVALID", details: { issues: ["depositMissing"] } },
		});
		const first = await draft(matchTerms(now()), "the-same-draft");
		expect((await draft(matchTerms(now()), "the-same-draft")).id).toBe(first.id);
		await expect(draft(codeTerms(now()), "the-same-draft")).rejects.toThrow("IDEMPOTENCY_CONFLICT");
		await published(codeTerms(now(), { code: "ONCEONLY" }));
		const second = await draft(codeTerms(now(), { code: "ONCEONLY" }));
		const { versions } = await simulate(second.id);
		await expect(propose(second.id, versions[0]!.hash)).rejects.toThrow("CODE_TAKEN");
	});

	it("is paused by one, resumed by two, and ended for good", async () => {
		const { id } = await published(matchTerms(now()));
		const input = { params: { offer: id }, body: { reason } };
		expect(await opened.call(calls.pauseOffer, input, ann)).toMatchObject({ state: "paused", reason });
		const { proposal } = await opened.call(calls.proposeResumption, input, ann);
		expect(await read(id)).toMatchObject({ state: "paused", proposals: { resume: { id: proposal } } });
		await expect(opened.call(calls.proposeResumption, input, bea)).rejects.toThrow("PROPOSAL_OPEN");
		const body = { budgetUnits: 200_000, reason };
		const budget = await opened.call(calls.proposeBudget, { params: { offer: id }, body }, ann);
		await approve(proposal);
		expect((await read(id)).state).toBe("open");
		await expect(approve(budget.proposal)).rejects.toThrow("PROPOSAL_EXPIRED");
		expect(await opened.call(calls.endOffer, input, ann)).toMatchObject({ state: "ended" });
		await expect(opened.call(calls.pauseOffer, input, ann)).rejects.toThrow("OFFER_STATE");
	});

	it("has a budget that two operators change, never below what was given", async () => {
		const { id } = await published(presentTerms(now()));
		const playerId = await opened.player(1n);
		await give(playerId, id, 1_000);
		const budget = (budgetUnits: number) =>
			opened.call(calls.proposeBudget, { params: { offer: id }, body: { budgetUnits, reason } }, ann);
		await expect(budget(999)).rejects.toThrow("BUDGET_SPENT");
		const { proposal } = await budget(1_100);
		// What is spent meanwhile is no reason against it.
		await give(playerId, id, 100);
		await approve(proposal);
		expect(await read(id)).toMatchObject({ budgetUnits: 1_100, spentUnits: 1_100 });
		await expect(give(playerId, id, 1)).rejects.toThrow("BUDGET_SPENT");
	});
});

const give = (playerId: Id, offer: string, amountMinor: number, requestId = `present-${opened.newId()}`) =>
	opened.call(
		calls.grantByHand,
		{ params: { player: idText(playerId) }, body: { requestId, offer, amountMinor, reason } },
		ann,
	);

describe("[PROMO-02] a present by hand", () => {
	it("is given once for a requestId, up to 50.00 by one operator", async () => {
		const { id } = await published(presentTerms(now()));
		const playerId = await opened.player(1n);
		const { grants } = await give(playerId, id, 5_000, "one-present");
		await give(playerId, id, 5_000, "one-present");
		expect(grants).toMatchObject([{ state: "active", amountMinor: 5_000, reason }]);
		expect(await deposits(playerId)).toMatchObject({ bonus: 5_000n });
		await expect(give(playerId, id, 4_000, "one-present")).rejects.toThrow("IDEMPOTENCY_CONFLICT");
	});

	it("above that waits for another operator", async () => {
		const { id } = await published(presentTerms(now()));
		const playerId = await opened.player(1n);
		const { grants, proposal } = await give(playerId, id, 5_001, "the-high-present");
		expect(grants).toEqual([]);
		await expect(give(playerId, id, 5_001, "one-high-present")).rejects.toThrow("PROPOSAL_OPEN");
		const list = () => opened.call(calls.listPlayerGrants, { params: { player: idText(playerId) } }, ann);
		expect(await list()).toMatchObject({ grants: [], proposal: { id: proposal } });
		await expect(approve(proposal!, 1n)).rejects.toThrow("SECOND_PERSON_NEEDED");
		await expect(approve(proposal!, 2n, ["content"])).rejects.toThrow("NOT_ALLOWED");
		expect((await approve(proposal!)).effect).toMatchObject([
			{ what: "offers.effects.present", about: "Match", currency: "CAD", afterMinor: 5_001 },
			{ what: "offers.effects.left", before: "1,000.00", after: "949.99" },
		]);
		expect(await deposits(playerId)).toMatchObject({ bonus: 5_001n });
		expect(await give(playerId, id, 5_001, "the-high-present")).not.toHaveProperty("proposal");
		expect(await list()).not.toHaveProperty("proposal");
		await expect(give(playerId, id, 10_001)).rejects.toThrow("AMOUNT_TOO_HIGH");
	});

	it("is not given to who may not have it, by two operators neither", async () => {
		const { id } = await published(presentTerms(now()));
		const playerId = await opened.player(1n);
		const { proposal } = await give(playerId, id, 6_000);
		opened.restricted.add(playerId);
		await expect(approve(proposal!)).rejects.toThrow("PROPOSAL_EXPIRED");
		await expect(give(playerId, id, 1)).rejects.toMatchObject({ details: { block: "restricted" } });
		expect(await deposits(playerId)).toMatchObject({ bonus: 0n, npBonus: 0n });
	});

	it("is taken back for a reason", async () => {
		const { id } = await published(presentTerms(now()));
		const playerId = await opened.player(1n);
		const { grants } = await give(playerId, id, 700);
		const remove = { params: { grant: grants[0]!.id }, body: { reason: "Given by mistake" } };
		expect(await opened.call(calls.removeGrant, remove, ann)).toMatchObject({
			...{ state: "removed", reason: "Given by mistake" },
		});
		expect(await deposits(playerId)).toMatchObject({ bonus: 0n });
		await expect(opened.call(calls.removeGrant, remove, ann)).rejects.toThrow("GRANT_STATE");
		expect(await opened.ledger.audit()).toEqual([]);
	});

	it("needs the role, and a player", async () => {
		const { id } = await published(presentTerms(now()));
		const body = { requestId: "without-a-role", offer: id, amountMinor: 1, reason };
		const request = { params: { player: idText(5n) }, body };
		await expect(opened.call(calls.grantByHand, request, visitOf(1n, { roles: ["content"] }))).rejects.toThrow(
			"NOT_ALLOWED",
		);
	});
});
