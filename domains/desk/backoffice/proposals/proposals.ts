import { choiceFilter, defineResource, stateColumn, textColumn, timeColumn } from "@baize/platform-backoffice";
import { IconUsers } from "@tabler/icons-react";
import { listProposals, PROPOSAL_STATES, type ProposalRow, readProposal } from "../../contract/index.ts";
import { ProposalPage } from "./ProposalPage.tsx";
import { proposalTexts } from "./texts.ts";
import { TONES } from "./tones.ts";

/** What waits for a second operator, newest first. */
export const proposals = defineResource({
	name: "proposals",
	icon: IconUsers,
	texts: proposalTexts,
	list: {
		call: listProposals,
		rows: "proposals",
		columns: [
			timeColumn("proposedAtMs"),
			{
				id: "kind",
				text: ({ kind }: ProposalRow, { t }) => t(`proposals.kinds.${kind}`),
				exported: ({ kind }) => kind,
			},
			textColumn("subject"),
			textColumn("reason"),
			textColumn("byName"),
			stateColumn("state", "proposals.states", TONES),
			textColumn("decidedByName"),
		],
		filters: [
			choiceFilter("state", { values: PROPOSAL_STATES, texts: "proposals.states", any: "proposals.allStates" }),
		],
		start: { state: "open" },
		openLabel: ({ kind, proposedAtMs }, { t, time }) =>
			`${t("proposals.open", { kind: t(`proposals.kinds.${kind}`) })}, ${time(proposedAtMs)}`,
	},
	record: {
		call: readProposal,
		input: (proposal) => ({ params: { proposal } }),
		page: ProposalPage,
	},
});
