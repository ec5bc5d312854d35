import { check } from "@baize/kernel/check";
import { idText } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import { onceCommitted, type Tx } from "@baize/platform-server";
import { accountCode, type Entry, entryFault } from "../../contract/index.ts";
import { openAccounts, type PostAnswer, seriesOf, writeEntry } from "./store-entries.ts";

export type Posting = {
	post(tx: Tx, entry: Entry, series?: number): Promise<PostAnswer>;
	postAll(tx: Tx, entries: readonly Entry[]): Promise<void>;
};

/** What has an account is remembered, so that posting does not look for it each time. */
export function openPosting(clock: Clock): Posting {
	const opened = new Set<string>();

	async function openMissing(tx: Tx, { lines }: Entry): Promise<void> {
		const missing = lines.filter(({ account, subject }) => !opened.has(accountCode(account, subject)));
		if (missing.length === 0) return;
		await openAccounts(tx, missing);
		onceCommitted(tx, () => {
			for (const { account, subject } of missing) opened.add(accountCode(account, subject));
		});
	}

	async function post(tx: Tx, entry: Entry, series?: number): Promise<PostAnswer> {
		const fault = entryFault(entry);
		check(fault === undefined, `the entry ${idText(entry.id)} cannot be posted: ${fault}`);
		await openMissing(tx, entry);
		return writeEntry(tx, entry, new Date(clock.nowMs()), series);
	}

	return {
		post,
		async postAll(tx, entries) {
			// Every transaction takes its series in the same order, so two of them never wait for each other.
			for (const entry of entries.toSorted((a, b) => seriesOf(a.id) - seriesOf(b.id))) {
				const answer = await post(tx, entry);
				check(answer !== "conflict", `the id ${idText(entry.id)} is another entry's`);
			}
		},
	};
}
