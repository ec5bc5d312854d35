import type { Kysely, Transaction } from "kysely";

/** A domain gives the types of its tables when it queries: `rows<Tables>(tx)`. No table is known here. */
// biome-ignore lint/suspicious/noExplicitAny: Kysely wants a type for all tables, and the platform knows none of them.
export type AnyTables = any;

/** An open transaction: the first argument of every function that writes. It may be passed on to several domains. */
export type Tx = Transaction<AnyTables>;

/** A place to read from: a transaction or the pool. */
export type Reader = Kysely<AnyTables>;
