import { Refusal } from "@baize/kernel/error";
import { type Id, idText, readId } from "@baize/kernel/id";
import { type Handler, retryOnContention, type SignedInVisit, type Tx } from "@baize/platform-server";
import type { approveProposal, ProposalState, refuseProposal as refuseProposalCall } from "../../contract/index.ts";
import type { DeskPorts, PeoplePort } from "../ports.ts";
import type { ProposalRecord } from "../tables.ts";
import type { Proposals } from "./index.ts";
import { isTooOld, orExpired, refuseProposal, stateHash } from "./judge.ts";
import type { AnyKind, Operator } from "./kind.ts";
import { kindOf } from "./kind-of.ts";
import { decideProposal, lockProposal } from "./store.ts";
import { proposalView } from "./views.ts";

type Deps = DeskPorts & PeoplePort & { proposals: Proposals };

async function lockOpen(tx: Tx, id: Id | null): Promise<ProposalRecord> {
	const row = id === null ? undefined : await lockProposal(tx, id);
	if (!row) throw refuseProposal("PROPOSAL_NOT_FOUND");
	if (row.state !== "open") throw refuseProposal("PROPOSAL_DECIDED", { state: row.state });
	return row;
}

/** Judges it again and does it, in one transaction. If it has expired, that is noted in another one. */
export const approving =
	(deps: Deps): Handler<typeof approveProposal> =>
	async ({ params }, visit) => {
		const id = readId(params.proposal);
		const by = { id: visit.session.playerId, name: await deps.nameOf(visit.session) };
		try {
			await retryOnContention(() => deps.database.transaction((tx) => approve(deps, tx, id, by, visit)));
		} catch (error) {
			if (id !== null && error instanceof Refusal && error.code === "PROPOSAL_EXPIRED") await expire(deps, id);
			throw error;
		}
		return proposalView(deps, id!, visit.session);
	};

async function approve(deps: Deps, tx: Tx, id: Id | null, by: Operator, visit: SignedInVisit): Promise<void> {
	const row = await lockOpen(tx, id);
	const kind = kindOf(deps.proposals, row, visit.session);
	if (row.proposed_by === by.id) throw refuseProposal("SECOND_PERSON_NEEDED");
	if (isTooOld(row, deps.clock.nowMs())) throw refuseProposal("PROPOSAL_EXPIRED");
	await kind.lock?.(tx, row.input);
	const { state } = await orExpired(kind.judge(tx, row.input));
	if (!stateHash(state).equals(row.state_hash)) throw refuseProposal("PROPOSAL_EXPIRED");
	await decide(deps, tx, row, kind, { state: "approved", by, ip: visit.ip });
	const approval = {
		proposalId: row.proposal_id,
		reason: row.reason,
		proposedBy: { id: row.proposed_by, name: row.proposed_by_name },
		approvedBy: by,
		ip: visit.ip,
	};
	// Last, because it may lock a wallet.
	await orExpired(kind.carryOut(tx, row.input, approval));
}

export const refusing =
	(deps: Deps): Handler<typeof refuseProposalCall> =>
	async ({ params, body }, visit) => {
		const by = { id: visit.session.playerId, name: await deps.nameOf(visit.session) };
		const id = readId(params.proposal);
		await deps.database.transaction(async (tx) => {
			const row = await lockOpen(tx, id);
			const kind = kindOf(deps.proposals, row, visit.session);
			const state = row.proposed_by === by.id ? "withdrawn" : "refused";
			await decide(deps, tx, row, kind, { state, by, ip: visit.ip, reason: body.reason.trim() });
		});
		return proposalView(deps, id!, visit.session);
	};

type Decision = { state: ProposalState; by: Operator; ip: string; reason?: string };

async function decide(
	{ clock, audit }: Deps,
	tx: Tx,
	row: ProposalRecord,
	{ playerOf }: AnyKind,
	{ state, by, ip, reason }: Decision,
): Promise<void> {
	await decideProposal(tx, row.proposal_id, {
		state,
		decided_at: new Date(clock.nowMs()),
		decided_by: by.id,
		decided_by_name: by.name,
		decision_reason: reason ?? null,
	});
	await audit.record(tx, {
		action: `proposal.${state}`,
		actorId: by.id,
		target: idText(row.proposal_id),
		...(playerOf ? { playerId: playerOf(row.input) } : {}),
		details: {
			kind: row.kind,
			subject: row.subject,
			proposedBy: row.proposed_by_name,
			...(reason === undefined ? {} : { reason }),
		},
		ip,
	});
}

async function expire({ database, clock }: Deps, id: Id): Promise<void> {
	const decided_at = new Date(clock.nowMs());
	await database.transaction((tx) => decideProposal(tx, id, { state: "expired", decided_at }));
}
