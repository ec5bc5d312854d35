import type { AccountLink } from "@baize/identity/server";
import type { Id } from "@baize/kernel/id";

export type RefusingLink = { reason: "samePerson" | "circle" | "sharedMeans"; to: Id };

type Known = {
	friendId: Id;
	/** Who invited the friend, who invited them, and so on. */
	inviters: readonly Id[];
	/** Others whom the same player has invited. */
	siblings: readonly Id[];
	/** What identity knows the friend's account to have in common with these. */
	links: ReadonlyMap<Id, AccountLink>;
};

/** The link that refuses a reward; undefined where there is none. An account of the same person counts for more. */
export function refusingLink({ friendId, inviters, siblings, links }: Known): RefusingLink | undefined {
	const [inviter, ...further] = inviters;
	const isPerson = (id: Id): boolean => id === friendId || links.get(id) === "person";
	if (inviter !== undefined && isPerson(inviter)) return { reason: "samePerson", to: inviter };
	const back = further.find(isPerson);
	if (back !== undefined) return { reason: "circle", to: back };
	const shared = [...inviters, ...siblings].find((id) => links.has(id));
	return shared === undefined ? undefined : { reason: "sharedMeans", to: shared };
}
