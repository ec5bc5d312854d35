import { KIND_NAMES, type Kind } from "@baize/ledger/contract";
import { STATEMENT_GROUPS, type StatementGroup } from "../../contract/statement-groups.ts";
import { type Days, readDays } from "../period/days.ts";

/** What the address of a statement asks for. */
export type StatementFilter = Days & { group: StatementGroup | undefined; kind: Kind | undefined };

/** What the address names wrongly is left out. */
export const readFilter = (search: URLSearchParams): StatementFilter => ({
	group: STATEMENT_GROUPS.find((group) => group === search.get("group")),
	kind: KIND_NAMES.find((kind) => kind === search.get("kind")),
	...readDays(search),
});

export const isFiltered = ({ group, kind, from, to }: StatementFilter): boolean =>
	(group ?? kind ?? from ?? to) !== undefined;
