import type { GrantView } from "../../contract/views.ts";

/** Newer answers replace what was known of the same bonuses; the one taken last comes first. Ids rise with time. */
export function withGrants(known: readonly GrantView[], answered: readonly GrantView[]): GrantView[] {
	const byId = new Map([...known, ...answered].map((grant) => [grant.id, grant]));
	return [...byId.values()].sort((a, b) => (a.id < b.id ? 1 : -1));
}
