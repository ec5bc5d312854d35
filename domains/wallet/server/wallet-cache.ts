import type { Id } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import type { WalletState } from "@baize/ledger/contract";
import type { Ledger, MovedElsewhere } from "@baize/ledger/server";
import { ReadyReply } from "@baize/platform-server";
import { balancesJson } from "../contract/index.ts";

/**
 * Caches the wallets that are read, and the answer of `getBalances` ready to be sent. A wallet is loaded when it is
 * first read, is replaced by each result of the writer, and is evicted when there are too many and it was not read
 * lately.
 */
export type WalletCache = {
	state(playerId: Id, currency: string): WalletState | undefined | Promise<WalletState | undefined>;
	balancesReply(playerId: Id, currency: string, locale: Locale): ReadyReply | Promise<ReadyReply>;
};

type Entry = {
	state: WalletState | undefined;
	/** The newest operation that is known, from this process or another. */
	newestSeq: bigint;
	loading: Promise<WalletState | undefined> | undefined;
	replies: Map<Locale, ReadyReply>;
	/** Read since the last eviction. */
	wasRead: boolean;
};

/** Of one currency. */
type Entries = Map<Id, Entry>;

const MAX_CACHED_WALLETS = 50_000;

export function openWalletCache(
	ledger: Pick<Ledger, "balances" | "changes">,
	limit: number = MAX_CACHED_WALLETS,
): WalletCache {
	const byCurrency = new Map<string, Entries>();
	ledger.changes.subscribe({
		moved: (states) => {
			for (const state of states) replace(state);
		},
		movedElsewhere: (wallets) => wallets.forEach(invalidate),
		missed: invalidateAll,
	});

	// A wallet that was never read is not cached.
	function replace(state: WalletState): void {
		const entry = byCurrency.get(state.currency)?.get(state.playerId);
		if (entry && state.seq >= entry.newestSeq) store(entry, state);
	}

	function store(entry: Entry, state: WalletState | undefined): void {
		entry.state = state;
		entry.newestSeq = state?.seq ?? 0n;
		entry.replies.clear();
	}

	function invalidate({ playerId, currency, seq }: MovedElsewhere): void {
		const entry = byCurrency.get(currency)?.get(playerId);
		if (!entry || seq <= (entry.state?.seq ?? -1n)) return;
		if (seq > entry.newestSeq) entry.newestSeq = seq;
		entry.state = undefined;
		entry.replies.clear();
	}

	/** A read in progress may be outdated; requests from here on start a new one. */
	function invalidateAll(): void {
		byCurrency.clear();
	}

	function entriesOf(currency: string): Entries {
		const entries: Entries = byCurrency.get(currency) ?? new Map();
		if (entries.size === 0) byCurrency.set(currency, entries);
		return entries;
	}

	function entryOf(playerId: Id, currency: string): Entry {
		const entries = entriesOf(currency);
		let entry = entries.get(playerId);
		if (entry) entry.wasRead = true;
		else {
			entry = { state: undefined, newestSeq: 0n, loading: undefined, replies: new Map(), wasRead: true };
			entries.set(playerId, entry);
			if (entries.size > limit) evictOne(entries);
		}
		return entry;
	}

	function load(entry: Entry, playerId: Id, currency: string): Promise<WalletState | undefined> {
		entry.loading ??= read(entry, playerId, currency).finally(() => {
			entry.loading = undefined;
		});
		return entry.loading;
	}

	async function read(entry: Entry, playerId: Id, currency: string): Promise<WalletState | undefined> {
		const found = await ledger.balances(playerId, currency);
		if (entry.state) return entry.state; // a writer was faster
		if (found && found.seq >= entry.newestSeq) store(entry, found);
		return found;
	}

	function state(playerId: Id, currency: string) {
		const entry = entryOf(playerId, currency);
		return entry.state ?? load(entry, playerId, currency);
	}

	return {
		state,
		balancesReply(playerId, currency, locale) {
			const entry = entryOf(playerId, currency);
			if (!entry.state) return load(entry, playerId, currency).then((found) => replyOf(found, locale));
			let reply = entry.replies.get(locale);
			if (!reply) {
				reply = replyOf(entry.state, locale);
				entry.replies.set(locale, reply);
			}
			return reply;
		},
	};
}

// Second-chance eviction: a wallet that was read goes behind the others. Setting a flag costs each answer less than
// moving the entry at once.
function evictOne(entries: Entries): void {
	for (const [playerId, entry] of entries) {
		entries.delete(playerId);
		if (!entry.wasRead) return;
		entry.wasRead = false;
		entries.set(playerId, entry);
	}
}

const replyOf = (state: WalletState | undefined, locale: Locale): ReadyReply =>
	new ReadyReply(
		Buffer.from(balancesJson(state, locale)),
		state ? `"${state.currency}-${state.seq}-${locale}"` : `"none-${locale}"`,
	);
