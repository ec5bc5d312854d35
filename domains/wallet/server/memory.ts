import type { Id } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import type { WalletState } from "@baize/ledger/contract";
import type { Ledger, MovedElsewhere } from "@baize/ledger/server";
import { ReadyReply } from "@baize/platform-server";
import { balancesJson } from "../contract/index.ts";

/**
 * The wallets that somebody looks at, and the answer of `getBalances` ready to be sent. A wallet comes in when it is asked
 * for, is replaced by each result of the writer, and goes when it is the one longest unasked.
 */
export type WalletMemory = {
	state(playerId: Id, currency: string): WalletState | undefined | Promise<WalletState | undefined>;
	balancesReply(playerId: Id, currency: string, locale: Locale): ReadyReply | Promise<ReadyReply>;
};

type Entry = {
	state: WalletState | undefined;
	/** The newest operation that is known of, from here or elsewhere. */
	newestSeq: bigint;
	loading: Promise<WalletState | undefined> | undefined;
	replies: Map<Locale, ReadyReply>;
};

const REMEMBERED_WALLETS = 50_000;

export function openMemory(
	ledger: Pick<Ledger, "balances" | "changes">,
	limit: number = REMEMBERED_WALLETS,
): WalletMemory {
	const entries = new Map<string, Entry>();
	ledger.changes.subscribe({
		moved: (states) => {
			for (const state of states) replace(state);
		},
		movedElsewhere: (wallets) => wallets.forEach(forget),
	});

	// A wallet that nobody looks at is not kept.
	function replace(state: WalletState): void {
		const entry = entries.get(keyOf(state.playerId, state.currency));
		if (entry && state.seq >= entry.newestSeq) remember(entry, state);
	}

	function remember(entry: Entry, state: WalletState | undefined): void {
		entry.state = state;
		entry.newestSeq = state?.seq ?? 0n;
		entry.replies.clear();
	}

	function forget({ playerId, currency, seq }: MovedElsewhere): void {
		const entry = entries.get(keyOf(playerId, currency));
		if (!entry || seq <= (entry.state?.seq ?? -1n)) return;
		if (seq > entry.newestSeq) entry.newestSeq = seq;
		entry.state = undefined;
		entry.replies.clear();
	}

	function entryOf(playerId: Id, currency: string): Entry {
		const key = keyOf(playerId, currency);
		const found = entries.get(key);
		const entry = found ?? { state: undefined, newestSeq: 0n, loading: undefined, replies: new Map() };
		// A Map keeps the order of insertion, so the first is the one longest unasked.
		if (found) entries.delete(key);
		entries.set(key, entry);
		if (entries.size > limit) entries.delete(entries.keys().next().value!);
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
		if (entry.state) return entry.state; // a writer was quicker
		if (found && found.seq >= entry.newestSeq) remember(entry, found);
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

const keyOf = (playerId: Id, currency: string): string => `${playerId} ${currency}`;

const replyOf = (state: WalletState | undefined, locale: Locale): ReadyReply =>
	new ReadyReply(
		Buffer.from(balancesJson(state, locale)),
		state ? `"${state.currency}-${state.seq}-${locale}"` : `"none-${locale}"`,
	);
