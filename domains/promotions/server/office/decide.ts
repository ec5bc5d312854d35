import { readId } from "@baize/kernel/id";
import { type Handler, retryOnContention, type SignedInVisit, type Tx } from "@baize/platform-server";
import type { approveOfferProposal, ProposalState, rejectOfferProposal } from "../../contract/index.ts";
import { lockPlayer } from "../grants/bonus-store.ts";
import { lockOffer, readVersion } from "../offers/offer-store.ts";
import type { PromotionsPorts } from "../ports.ts";
import { refuseOffice } from "../refuse.ts";
import type { StoredOffer, StoredProposal } from "../tables.ts";
import { record, requireState } from "./acts.ts";
import { giveByHand } from "./hand.ts";
import { lockProposal, updateOffer, updateProposal, updateVersion } from "./office-store.ts";
import { failedOf, showProposal } from "./office-views.ts";
import { publishedHash } from "./propose.ts";
import { titlesOf } from "./titles.ts";

type Decided = { proposal: StoredProposal; isOvertaken: boolean };

/** Does what another operator has proposed, in the transaction that decides it. */
export const approvingProposal =
	(ports: PromotionsPorts): Handler<typeof approveOfferProposal> =>
	async ({ params }, visit) => {
		const { proposal, isOvertaken } = await decide(ports, params.proposal, async (tx, offer, found) => {
			if (found.proposed_by === visit.session.playerId) throw refuseOffice("SECOND_OPERATOR_NEEDED");
			if (!(await isStillSo(tx, offer, found))) return close(ports, tx, visit, found, { state: "overtaken" });
			await carryOut(ports, tx, visit, { offer, proposal: found });
			return close(ports, tx, visit, found, { state: "approved" });
		});
		if (isOvertaken) throw refuseOffice("PROPOSAL_STATE", { state: "overtaken" });
		return show(ports, proposal);
	};

export const rejectingProposal =
	(ports: PromotionsPorts): Handler<typeof rejectOfferProposal> =>
	async ({ params, body }, visit) => {
		const decision = { state: "rejected" as const, reason: body.reason.trim() };
		const { proposal } = await decide(ports, params.proposal, (tx, _offer, found) =>
			close(ports, tx, visit, found, decision),
		);
		return show(ports, proposal);
	};

const show = async ({ database: { reader } }: PromotionsPorts, row: StoredProposal) =>
	showProposal(row, (await titlesOf(reader, [row.offer_id])).get(row.offer_id) ?? "");

type Decision = (tx: Tx, offer: StoredOffer, proposal: StoredProposal) => Promise<StoredProposal>;

async function decide(ports: PromotionsPorts, text: string, decision: Decision): Promise<Decided> {
	const proposalId = readId(text);
	if (proposalId === null) throw refuseOffice("PROPOSAL_NOT_FOUND");
	const proposal = await retryOnContention(() =>
		ports.database.transaction(async (tx) => {
			const found = await lockProposal(tx, proposalId);
			if (!found) throw refuseOffice("PROPOSAL_NOT_FOUND");
			if (found.state !== "open") throw refuseOffice("PROPOSAL_STATE", { state: found.state });
			// The player before the offer, as in every other transaction.
			if (found.subject !== null) await lockPlayer(tx, found.subject);
			return decision(tx, (await lockOffer(tx, found.offer_id))!, found);
		}),
	);
	return { proposal, isOvertaken: proposal.state === "overtaken" };
}

/** Whether what the proposal was made on has not changed meanwhile. */
async function isStillSo(tx: Tx, offer: StoredOffer, proposal: StoredProposal): Promise<boolean> {
	if (proposal.act !== "publish") return (await publishedHash(tx, offer)) === proposal.terms_hash;
	const newest = await readVersion(tx, offer.offer_id, offer.version);
	return newest?.terms_hash === proposal.terms_hash && newest.published_at === null;
}

type Subject = { offer: StoredOffer; proposal: StoredProposal };

async function carryOut(ports: PromotionsPorts, tx: Tx, visit: SignedInVisit, subject: Subject): Promise<void> {
	const { offer, proposal } = subject;
	if (proposal.act === "publish") return publish(ports, tx, subject);
	if (proposal.act === "grant") return giveByHand(ports, tx, visit, subject);
	if (proposal.act === "resume") {
		requireState(offer, "paused");
		await updateOffer(tx, offer.offer_id, { state: "open", reason: null });
		return;
	}
	requireState(offer, "open", "paused");
	if (proposal.budget! < offer.spent) throw refuseOffice("BUDGET_SPENT", { leftUnits: 0 });
	await updateOffer(tx, offer.offer_id, { budget: proposal.budget });
}

async function publish(ports: PromotionsPorts, tx: Tx, { offer, proposal }: Subject): Promise<void> {
	requireState(offer, "draft", "open", "paused");
	const version = (await readVersion(tx, offer.offer_id, offer.version))!;
	const failed = await failedOf(ports, tx, version);
	if (failed.some(({ check }) => check === "codeTaken")) throw refuseOffice("CODE_TAKEN");
	if (failed.length > 0) throw refuseOffice("NOT_PUBLISHABLE", { failed: failed.map(({ check }) => check) });
	if (proposal.budget! < offer.spent) throw refuseOffice("BUDGET_SPENT", { leftUnits: 0 });
	await updateVersion(tx, version, { published_at: new Date(ports.clock.nowMs()) });
	await updateOffer(tx, offer.offer_id, {
		published: version.version,
		budget: proposal.budget,
		code: version.terms.code,
		state: "open",
		reason: null,
	});
}

type Ending = { state: ProposalState; reason?: string };

async function close(
	ports: PromotionsPorts,
	tx: Tx,
	visit: SignedInVisit,
	proposal: StoredProposal,
	{ state, reason = "" }: Ending,
): Promise<StoredProposal> {
	const details = { act: proposal.act, state, proposal: String(proposal.proposal_id), reason };
	await record(ports, tx, visit, { action: "decided", offerId: proposal.offer_id, details });
	return updateProposal(tx, proposal.proposal_id, {
		state,
		decided_by: visit.session.playerId,
		decided_at: new Date(ports.clock.nowMs()),
		decision_reason: reason === "" ? null : reason,
	});
}
