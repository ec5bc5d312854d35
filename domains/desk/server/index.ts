import type { Binding } from "@baize/platform-server";
import type { DeskPorts, PeoplePort } from "./ports.ts";
import { openProposalKinds, type Proposals } from "./proposals/index.ts";
import { proposalRoutes } from "./proposals/routes.ts";
import { deskRoutes } from "./routes.ts";

export type { DeskPorts, ExportAudit } from "./ports.ts";
export type { Proposals, Proposing } from "./proposals/index.ts";
export type { Approval, Judged, Operator, ProposalKind } from "./proposals/kind.ts";

export type Desk = {
	bindings: Binding[];
	/** What two people do: each domain defines its own kinds. */
	proposals: Proposals;
	/** The calls that decide proposals, which need the domain that knows people. */
	proposalBindings(people: PeoplePort): Binding[];
};

export function openDesk(ports: DeskPorts): Desk {
	const proposals = openProposalKinds(ports);
	return {
		bindings: deskRoutes(ports),
		proposals,
		proposalBindings: (people) => proposalRoutes({ ...ports, ...people }, proposals),
	};
}
