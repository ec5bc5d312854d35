import { refuse } from "@baize/kernel/error";
import type { Session } from "@baize/platform-server";
import type { ProposalRecord } from "../tables.ts";
import type { Proposals } from "./index.ts";
import { refuseProposal } from "./judge.ts";
import type { AnyKind } from "./kind.ts";

/** What it is and how it is done; refused to operators without its role. */
export function kindOf(proposals: Proposals, row: ProposalRecord, session: Session): AnyKind {
	const kind = proposals.kinds.get(row.kind);
	if (!kind) throw refuseProposal("PROPOSAL_NOT_FOUND");
	if (!session.roles.includes(kind.role)) throw refuse("NOT_ALLOWED");
	return kind;
}
