import { createHash } from "node:crypto";
import { Refusal, refuser } from "@baize/kernel/error";
import { DAY_MS } from "@baize/kernel/time";
import { PROPOSAL_DAYS, proposalErrors } from "../../contract/index.ts";
import type { ProposalRecord } from "../tables.ts";

export const refuseProposal = refuser(proposalErrors);

/** Of what a proposal is judged on. Its parts are always written in the same order by the same kind. */
export const stateHash = (state: unknown): Buffer => createHash("sha256").update(JSON.stringify(state)).digest();

/** What its domain refuses now was possible when it was proposed: so the state has changed. */
export async function orExpired<Value>(work: Promise<Value>): Promise<Value> {
	try {
		return await work;
	} catch (error) {
		if (error instanceof Refusal) throw refuseProposal("PROPOSAL_EXPIRED");
		throw error;
	}
}

export const isTooOld = ({ proposed_at }: ProposalRecord, nowMs: number): boolean =>
	nowMs >= proposed_at.getTime() + PROPOSAL_DAYS * DAY_MS;
