import type { Reader } from "@baize/platform-server";
import { type RawBuilder, sql } from "kysely";

/** How a statement reads one table: by which index (null: the whole table), and how many rows it reads. */
export type Reading = { index: string | null; rows: number };

type Plan = {
	"Relation Name"?: string;
	"Index Name"?: string;
	"Actual Rows": number;
	"Actual Loops": number;
	"Rows Removed by Filter"?: number;
	"Rows Removed by Index Recheck"?: number;
	Plans?: Plan[];
};

/** Executes the statement and returns how PostgreSQL read the table. `table` is without its schema. */
export async function readingsOf(reader: Reader, statement: RawBuilder<unknown>, table: string): Promise<Reading[]> {
	const { rows } = await sql<{
		"QUERY PLAN": [{ Plan: Plan }];
	}>`explain (analyze, timing off, format json) ${statement}`.execute(reader);
	return readingsIn(rows[0]!["QUERY PLAN"][0].Plan, table);
}

const readingsIn = (plan: Plan, table: string): Reading[] => [
	...(plan["Relation Name"] === table ? [readingBy(plan)] : []),
	...(plan.Plans ?? []).flatMap((part) => readingsIn(part, table)),
];

const readingBy = (plan: Plan): Reading => ({
	index: indexOf(plan),
	rows:
		plan["Actual Loops"] *
		(plan["Actual Rows"] + (plan["Rows Removed by Filter"] ?? 0) + (plan["Rows Removed by Index Recheck"] ?? 0)),
});

/** The bitmap of an index is made by the node below the node that reads the table. */
const indexOf = (plan: Plan): string | null => plan["Index Name"] ?? plan.Plans?.[0]?.["Index Name"] ?? null;
