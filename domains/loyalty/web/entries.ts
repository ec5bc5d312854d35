import type { EntryView } from "../contract/schemas.ts";

/** Newer answers replace what was known of the same entries; the newest entry first. Ids rise with time. */
export function withEntries(known: readonly EntryView[], answered: readonly EntryView[]): EntryView[] {
	const byId = new Map([...known, ...answered].map((entry) => [entry.id, entry]));
	return [...byId.values()].sort((a, b) => (a.id < b.id ? 1 : -1));
}
