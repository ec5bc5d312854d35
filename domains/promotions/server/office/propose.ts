import { toWire } from "@baize/kernel/money";
import type { Handler, SignedInVisit, Tx } from "@baize/platform-server";
import type {
	endOffer,
	ProposalAct,
	pauseOffer,
	proposeBudget,
	proposePublication,
	proposeResumption,
} from "../../contract/index.ts";
import { readVersion } from "../offers/offer-store.ts";
import type { PromotionsPorts } from "../ports.ts";
import { refuseOffice } from "../refuse.ts";
import type { StoredOffer } from "../tables.ts";
import { changeOffer, record, requireState } from "./acts.ts";
import { insertProposal, updateOffer } from "./office-store.ts";
import { failedOf } from "./office-views.ts";

type Wanted = { act: ProposalAct; hash: string; budget: bigint | null; reason: string };

async function propose(
	ports: PromotionsPorts,
	tx: Tx,
	visit: SignedInVisit,
	offer: StoredOffer,
	{ act, hash, budget, reason }: Wanted,
): Promise<void> {
	const isNew = await insertProposal(tx, {
		...{ proposal_id: ports.ids(), offer_id: offer.offer_id, act, state: "open", terms_hash: hash, budget },
		...{ reason: reason.trim(), proposed_by: visit.session.playerId },
		proposed_at: new Date(ports.clock.nowMs()),
	});
	if (!isNew) throw refuseOffice("PROPOSAL_OPEN");
	const details = { act, hash, budget: budget === null ? null : toWire(budget), reason: reason.trim() };
	await record(ports, tx, visit, { action: "proposed", offerId: offer.offer_id, details });
}

export const proposingPublication =
	(ports: PromotionsPorts): Handler<typeof proposePublication> =>
	({ params, body: { termsHash, budgetUnits, reason } }, visit) =>
		changeOffer(ports, params.offer, async (tx, offer) => {
			requireState(offer, "draft", "open", "paused");
			const newest = (await readVersion(tx, offer.offer_id, offer.version))!;
			if (newest.published_at !== null) throw refuseOffice("OFFER_STATE", { state: offer.state });
			if (newest.terms_hash !== termsHash) throw refuseOffice("DRAFT_CHANGED", { hash: newest.terms_hash });
			const failed = await failedOf(ports, tx, newest);
			if (failed.some(({ check }) => check === "codeTaken")) throw refuseOffice("CODE_TAKEN");
			if (failed.length > 0) throw refuseOffice("NOT_PUBLISHABLE", { failed: failed.map(({ check }) => check) });
			const budget = BigInt(budgetUnits);
			await propose(ports, tx, visit, offer, { act: "publish", hash: termsHash, budget, reason });
		});

export const proposingResumption =
	(ports: PromotionsPorts): Handler<typeof proposeResumption> =>
	({ params, body: { reason } }, visit) =>
		changeOffer(ports, params.offer, async (tx, offer) => {
			requireState(offer, "paused");
			const hash = await publishedHash(tx, offer);
			await propose(ports, tx, visit, offer, { act: "resume", hash, budget: null, reason });
		});

export const proposingBudget =
	(ports: PromotionsPorts): Handler<typeof proposeBudget> =>
	({ params, body: { budgetUnits, reason } }, visit) =>
		changeOffer(ports, params.offer, async (tx, offer) => {
			requireState(offer, "open", "paused");
			const budget = BigInt(budgetUnits);
			if (budget < offer.spent) throw refuseOffice("BUDGET_SPENT", { leftUnits: 0 });
			const hash = await publishedHash(tx, offer);
			await propose(ports, tx, visit, offer, { act: "raiseBudget", hash, budget, reason });
		});

export const publishedHash = async (tx: Tx, offer: StoredOffer): Promise<string> =>
	(await readVersion(tx, offer.offer_id, offer.published ?? offer.version))!.terms_hash;

/** Stopping takes one person. */
export const pausingOffer =
	(ports: PromotionsPorts): Handler<typeof pauseOffer> =>
	({ params, body: { reason } }, visit) =>
		changeOffer(ports, params.offer, async (tx, offer) => {
			requireState(offer, "open");
			await updateOffer(tx, offer.offer_id, { state: "paused", reason: reason.trim() });
			await record(ports, tx, visit, { action: "paused", offerId: offer.offer_id, details: { reason: reason.trim() } });
		});

export const endingOffer =
	(ports: PromotionsPorts): Handler<typeof endOffer> =>
	({ params, body: { reason } }, visit) =>
		changeOffer(ports, params.offer, async (tx, offer) => {
			requireState(offer, "draft", "open", "paused");
			await updateOffer(tx, offer.offer_id, { state: "ended", reason: reason.trim() });
			await record(ports, tx, visit, { action: "ended", offerId: offer.offer_id, details: { reason: reason.trim() } });
		});
