import type { ColumnType, Kysely, Transaction } from "kysely";

/** A domain gives the types of its tables when it queries: `rows<Tables>(tx)`. No table is known here. */
// biome-ignore lint/suspicious/noExplicitAny: Kysely wants a type for all tables, and the platform knows none of them.
export type AnyTables = any;

/** An open transaction: the first argument of every function that writes. It may be passed on to several domains. */
export type Tx = Transaction<AnyTables>;

/** A place to read from: a transaction or the pool. */
export type Reader = Kysely<AnyTables>;

/** An array would be written as an array of PostgreSQL, so it must be written as text. */
type WrittenJson<Value> = Value extends readonly unknown[] ? string : Value extends null ? null : Value | string;

/** A jsonb column: read as its value, written as JSON text or as an object. */
export type Json<Value> = ColumnType<Value, WrittenJson<Value>, WrittenJson<Value>>;

/** A jsonb column with a default. */
export type GeneratedJson<Value> = ColumnType<Value, WrittenJson<Value> | undefined, WrittenJson<Value>>;
