import type { Binding, Reader, Tx } from "@baize/platform-server";
import type { Entry } from "../contract/index.ts";
import { type Comparison, openComparison } from "./compare/compare-books.ts";
import { openPosting } from "./entries/post.ts";
import type { EntryFilter } from "./entries/read-store.ts";
import { type BalanceRow, type PostAnswer, readBalances } from "./entries/store-entries.ts";
import { entriesWithLines, type StoredEntry } from "./entries/views.ts";
import type { CallPorts, GeneralLedgerPorts, Holder } from "./ports.ts";
import { generalLedgerRoutes } from "./routes.ts";

export type { Comparison } from "./compare/compare-books.ts";
export type { StoredEntry } from "./entries/views.ts";
export type { CallPorts, GeneralLedgerPorts, Holder } from "./ports.ts";

export type GeneralLedger = {
	/**
	 * Posts an entry in the caller's transaction, once for each id: `replayed` if it is there already, `conflict` if the
	 * id is another entry's, and then nothing is written. An entry that does not balance is an error. It locks a part of
	 * the entries until the commit, so it comes last in the transaction.
	 */
	post(tx: Tx, entry: Entry): Promise<PostAnswer>;
	/** Many; an id that is another entry's fails the transaction. */
	postAll(tx: Tx, entries: readonly Entry[]): Promise<void>;
	/** The balance of each account in each currency: now, or after everything up to a moment. */
	balances(reader: Reader, at?: Date): Promise<BalanceRow[]>;
	/** Newest first. */
	entries(reader: Reader, filter: EntryFilter): Promise<StoredEntry[]>;
	/** From now on what this domain holds is compared with the wallets, too. Bound while the site opens. */
	addHolder(holder: Holder): void;
	/** Compares the books with the wallets, and closes what does not hold. */
	compare(): Promise<Comparison>;
	/** The operators' calls, which need the domain that knows people. */
	bindings(ports: CallPorts): Binding[];
};

export function openGeneralLedger(ports: GeneralLedgerPorts): GeneralLedger {
	const posting = openPosting(ports.clock);
	const holders: Holder[] = [];
	return {
		post: (tx, entry) => posting.post(tx, entry),
		postAll: posting.postAll,
		balances: readBalances,
		entries: entriesWithLines,
		addHolder: (holder) => void holders.push(holder),
		compare: openComparison(ports, posting, holders),
		bindings: (calls) => generalLedgerRoutes(ports, calls),
	};
}
