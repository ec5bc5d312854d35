import type { Id } from "@baize/kernel/id";
import { type Moment, type Reader, rows, type Tx } from "@baize/platform-server";
import { type Insertable, sql, type Updateable } from "kysely";
import type { ProposalState } from "../../contract/index.ts";
import type { ProposalRecord, Tables } from "../tables.ts";

/** False if the same is open already. */
export async function insertProposal(tx: Tx, row: Insertable<Tables["desk.proposal"]>): Promise<boolean> {
	const written = await rows<Tables>(tx)
		.insertInto("desk.proposal")
		.values(row)
		.onConflict((conflict) => conflict.doNothing())
		.returning("proposal_id")
		.execute();
	return written.length > 0;
}

export const readProposalRow = (reader: Reader, id: Id): Promise<ProposalRecord | undefined> =>
	rows<Tables>(reader).selectFrom("desk.proposal").selectAll().where("proposal_id", "=", id).executeTakeFirst();

export const lockProposal = (tx: Tx, id: Id): Promise<ProposalRecord | undefined> =>
	rows<Tables>(tx).selectFrom("desk.proposal").selectAll().where("proposal_id", "=", id).forUpdate().executeTakeFirst();

export const decideProposal = (
	tx: Tx,
	id: Id,
	change: Updateable<Tables["desk.proposal"]>,
): Promise<ProposalRecord | undefined> =>
	rows<Tables>(tx)
		.updateTable("desk.proposal")
		.set(change)
		.where("proposal_id", "=", id)
		.where("state", "=", "open")
		.returningAll()
		.executeTakeFirst();

type Filter = {
	kinds: readonly string[];
	state?: ProposalState | undefined;
	before?: Moment | undefined;
	limit: number;
};

/** Newest first. */
export function listProposalRows(reader: Reader, { kinds, state, before, limit }: Filter): Promise<ProposalRecord[]> {
	let query = rows<Tables>(reader)
		.selectFrom("desk.proposal")
		.selectAll()
		.where(sql<boolean>`kind = any(${kinds}::text[])`)
		.orderBy("proposed_at", "desc")
		.orderBy("proposal_id", "desc")
		.limit(limit);
	if (state) query = query.where("state", "=", state);
	if (before) query = query.where(sql<boolean>`(proposed_at, proposal_id) < (${before.at}, ${before.id})`);
	return query.execute();
}

/** Those that are open of one kind, of the subjects if they are given. */
export function openProposals(reader: Reader, kind: string, subjects?: readonly string[]): Promise<ProposalRecord[]> {
	let query = rows<Tables>(reader)
		.selectFrom("desk.proposal")
		.selectAll()
		.where("kind", "=", kind)
		.where("state", "=", "open");
	if (subjects) query = query.where(sql<boolean>`subject = any(${subjects}::text[])`);
	return query.execute();
}
