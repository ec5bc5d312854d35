import type { Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { type Selectable, sql } from "kysely";
import { LAWS, type Law, type LawSum } from "../../contract/index.ts";
import type { Tables } from "../tables.ts";
import type { NewDiscrepancy, OpenDiscrepancy } from "./judge.ts";

const isBroken = ({ leftMinor, rightMinor }: LawSum): boolean => leftMinor !== rightMinor;

/** Replaces what was found before. */
export async function writeLaws(tx: Tx, sums: readonly LawSum[], at: Date): Promise<void> {
	const tables = rows<Tables>(tx);
	const broken = new Set(sums.filter(isBroken).map(({ law }) => law));
	await tables
		.insertInto("general_ledger.law")
		.values(
			LAWS.map((name) => ({ name, ran_at: at, is_held: !broken.has(name), held_since: broken.has(name) ? null : at })),
		)
		.onConflict((conflict) =>
			conflict.column("name").doUpdateSet((of) => ({
				ran_at: at,
				is_held: of.ref("excluded.is_held"),
				held_since: sql<Date | null>`case when excluded.is_held then coalesce(general_ledger.law.held_since, excluded.held_since) end`,
			})),
		)
		.execute();
	await tables.deleteFrom("general_ledger.law_sum").execute();
	if (sums.length === 0) return;
	await tables
		.insertInto("general_ledger.law_sum")
		.values(
			sums.map(({ law, subject, currency, leftMinor, rightMinor }) => ({
				law,
				subject,
				currency,
				left_amount: leftMinor,
				right_amount: rightMinor,
			})),
		)
		.execute();
}

export const readLaws = (reader: Reader): Promise<Selectable<Tables["general_ledger.law"]>[]> =>
	rows<Tables>(reader).selectFrom("general_ledger.law").selectAll().execute();

export async function readLawSums(reader: Reader): Promise<LawSum[]> {
	const found = await rows<Tables>(reader)
		.selectFrom("general_ledger.law_sum")
		.selectAll()
		.orderBy("law")
		.orderBy("currency")
		.orderBy("subject")
		.execute();
	return found.map(({ law, subject, currency, left_amount, right_amount }) => ({
		law: law as Law,
		subject,
		currency,
		leftMinor: left_amount,
		rightMinor: right_amount,
	}));
}

export async function readOpenDiscrepancies(reader: Reader): Promise<OpenDiscrepancy[]> {
	const found = await rows<Tables>(reader)
		.selectFrom("general_ledger.discrepancy")
		.select(["discrepancy_id", "law", "subject", "currency", "difference"])
		.where("ended_at", "is", null)
		.execute();
	return found.map(({ discrepancy_id, law, subject, currency, difference }) => ({
		discrepancyId: discrepancy_id,
		law: law as Law,
		subject,
		currency,
		differenceMinor: difference,
	}));
}

export async function endDiscrepancies(tx: Tx, ended: readonly OpenDiscrepancy[], at: Date): Promise<void> {
	if (ended.length === 0) return;
	await rows<Tables>(tx)
		.updateTable("general_ledger.discrepancy")
		.set({ ended_at: at })
		.where(
			"discrepancy_id",
			"in",
			ended.map(({ discrepancyId }) => discrepancyId),
		)
		.execute();
}

export async function writeDiscrepancies(
	tx: Tx,
	found: readonly NewDiscrepancy[],
	newId: () => Id,
	at: Date,
): Promise<void> {
	if (found.length === 0) return;
	await rows<Tables>(tx)
		.insertInto("general_ledger.discrepancy")
		.values(
			found.map(({ law, subject, currency, differenceMinor, product }) => ({
				discrepancy_id: newId(),
				law,
				subject,
				currency,
				difference: differenceMinor,
				product,
				found_at: at,
			})),
		)
		.execute();
}

export type DiscrepancyRow = Selectable<Tables["general_ledger.discrepancy"]>;

/** What no operator has accepted yet, whether or not it lasts. */
export const readUnaccepted = (reader: Reader): Promise<DiscrepancyRow[]> =>
	rows<Tables>(reader)
		.selectFrom("general_ledger.discrepancy")
		.selectAll()
		.where("accepted_at", "is", null)
		.orderBy("found_at", "desc")
		.orderBy("discrepancy_id", "desc")
		.execute();

export const acceptDiscrepancies = (
	tx: Tx,
	discrepancyIds: readonly Id[],
	by: Pick<DiscrepancyRow, "accepted_at" | "accepted_by" | "accepted_by_name" | "reason">,
): Promise<DiscrepancyRow[]> =>
	rows<Tables>(tx)
		.updateTable("general_ledger.discrepancy")
		.set(by)
		.where(sql<boolean>`discrepancy_id = any(${discrepancyIds}::bigint[])`)
		.where("accepted_at", "is", null)
		.returningAll()
		.execute();
