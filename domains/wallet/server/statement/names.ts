import type { Id } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import type { JournalRow } from "@baize/ledger/contract";
import { groupOf, type StatementGroup } from "../../contract/index.ts";

/** An operation whose subject is to be named. */
export type Subject = Pick<JournalRow, "opId" | "kind" | "reference" | "gameId">;
type Reading = { playerId: Id; locale: Locale };

/**
 * Names what operations are about: the domain above that knows the game or the bet. Those that it does not know are left
 * out.
 */
export type Namer = (subjects: readonly Subject[], reading: Reading) => Promise<ReadonlyMap<Id, string>>;

/** The names of games and bets, from the domains that know them. By the id of the operation. */
export type Names = {
	/** From now on this domain names operations of a group. Several may: each knows its own kinds. */
	add(group: StatementGroup, namer: Namer): void;
	of: Namer;
};

export function openNames(): Names {
	const namers: (readonly [StatementGroup, Namer])[] = [];
	return {
		add: (group, namer) => void namers.push([group, namer]),
		async of(subjects, reading) {
			const found = await Promise.all(
				namers.map(async ([group, namer]) => {
					const own = subjects.filter(({ kind }) => groupOf(kind) === group);
					return own.length === 0 ? [] : namer(own, reading);
				}),
			);
			return new Map(found.flatMap((names) => [...names]));
		},
	};
}
