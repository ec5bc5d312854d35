import type { Reader } from "@baize/platform-server";
import { sql } from "kysely";

/** A column as the database describes it. */
export type CatalogueColumn = {
	/** With the schema: "cashier.deposit". */
	table: string;
	column: string;
	/** PostgreSQL's name of the type; of an array's elements with `isArray`. */
	type: string;
	isArray: boolean;
	isNullable: boolean;
	hasDefault: boolean;
	/** The database alone gives the value. */
	isAlwaysGenerated: boolean;
	/** The conditions on this column alone, as PostgreSQL prints them. */
	checks: string[];
};

/** The columns of the tables of these schemas, by table, in their order. */
export async function readCatalogue(reader: Reader, schemas: readonly string[]): Promise<CatalogueColumn[]> {
	const { rows } = await sql<CatalogueColumn>`select
			n.nspname || '.' || c.relname as "table",
			a.attname as "column",
			coalesce(element.typname, t.typname) as "type",
			element.oid is not null as "isArray",
			not a.attnotnull as "isNullable",
			a.atthasdef or a.attidentity <> '' as "hasDefault",
			a.attidentity = 'a' or a.attgenerated <> '' as "isAlwaysGenerated",
			array(
				select pg_get_expr(k.conbin, k.conrelid) from pg_constraint k
				where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] order by k.conname
			) as "checks"
		from pg_class c
		join pg_namespace n on n.oid = c.relnamespace
		join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
		join pg_type t on t.oid = a.atttypid
		left join pg_type element on element.oid = t.typelem and t.typcategory = 'A'
		where c.relkind in ('r', 'p') and n.nspname = any(${[...schemas]}::text[])
		order by n.nspname, c.relname, a.attnum`.execute(reader);
	return rows;
}
