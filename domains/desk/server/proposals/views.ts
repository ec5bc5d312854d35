import { Refusal } from "@baize/kernel/error";
import { type Id, idText } from "@baize/kernel/id";
import type { Session } from "@baize/platform-server";
import type { ProposalRow, ProposalView } from "../../contract/index.ts";
import type { DeskPorts } from "../ports.ts";
import type { ProposalRecord } from "../tables.ts";
import type { Proposals } from "./index.ts";
import { isTooOld, refuseProposal, stateHash } from "./judge.ts";
import type { AnyKind, Judged } from "./kind.ts";
import { kindOf } from "./kind-of.ts";
import { readProposalRow } from "./store.ts";

export const proposalRow = (row: ProposalRecord, operatorId: Id): ProposalRow => ({
	id: idText(row.proposal_id),
	kind: row.kind,
	subject: row.subject,
	state: row.state,
	reason: row.reason,
	byName: row.proposed_by_name,
	proposedAtMs: row.proposed_at.getTime(),
	isOwn: row.proposed_by === operatorId,
	...(row.decided_by_name === null ? {} : { decidedByName: row.decided_by_name }),
	...(row.decided_at === null ? {} : { decidedAtMs: row.decided_at.getTime() }),
	...(row.decision_reason === null ? {} : { decisionReason: row.decision_reason }),
});

type Deps = Pick<DeskPorts, "database" | "clock"> & { proposals: Proposals };

/** An open one with what it would do now. */
export async function proposalView(deps: Deps, id: Id | null, session: Session): Promise<ProposalView> {
	const { reader } = deps.database;
	const row = id === null ? undefined : await readProposalRow(reader, id);
	if (!row) throw refuseProposal("PROPOSAL_NOT_FOUND");
	const kind = kindOf(deps.proposals, row, session);
	const judged = row.state === "open" ? await judgedNow(deps, kind, row) : undefined;
	const isSame = judged !== undefined && stateHash(judged.state).equals(row.state_hash);
	return {
		...proposalRow(row, session.playerId),
		...(kind.playerOf ? { playerId: idText(kind.playerOf(row.input)) } : {}),
		effect: [...(judged?.effect ?? row.effect)],
		isCurrent: isSame && !isTooOld(row, deps.clock.nowMs()),
	};
}

/** Undefined where it cannot be done any more. */
async function judgedNow({ database }: Deps, kind: AnyKind, row: ProposalRecord): Promise<Judged | undefined> {
	try {
		return await kind.judge(database.reader, row.input);
	} catch (error) {
		if (error instanceof Refusal) return undefined;
		throw error;
	}
}
