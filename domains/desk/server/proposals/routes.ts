import { readId } from "@baize/kernel/id";
import { type Binding, bind, momentCursor, pageOf, readMomentCursor } from "@baize/platform-server";
import { approveProposal, listProposals, readProposal, refuseProposal } from "../../contract/index.ts";
import type { DeskPorts, PeoplePort } from "../ports.ts";
import { approving, refusing } from "./decide.ts";
import type { Proposals } from "./index.ts";
import { listProposalRows } from "./store.ts";
import { proposalRow, proposalView } from "./views.ts";

const DEFAULT_ROWS = 50;

export function proposalRoutes(ports: DeskPorts & PeoplePort, proposals: Proposals): Binding[] {
	const deps = { ...ports, proposals };
	return [
		bind(listProposals, async ({ query: { kind, state, cursor, limit = DEFAULT_ROWS } }, { session }) => {
			const own = [...proposals.kinds.values()].filter(({ role }) => session.roles.includes(role));
			const found = await listProposalRows(ports.database.reader, {
				kinds: own.map(({ name }) => name).filter((name) => kind === undefined || name === kind),
				state,
				before: readMomentCursor(cursor),
				limit: limit + 1,
			});
			const cursorOf = (row: (typeof found)[number]) => momentCursor({ at: row.proposed_at, id: row.proposal_id });
			const { rows, next } = pageOf(found, limit, cursorOf);
			return { proposals: rows.map((row) => proposalRow(row, session.playerId)), next };
		}),
		bind(readProposal, ({ params }, { session }) => proposalView(deps, readId(params.proposal), session)),
		bind(approveProposal, approving(deps)),
		bind(refuseProposal, refusing(deps)),
	];
}
