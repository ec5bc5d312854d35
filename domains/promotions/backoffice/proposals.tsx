import {
	choiceFilter,
	defineResource,
	type Formats,
	stateColumn,
	textColumn,
	timeColumn,
} from "@baize/platform-backoffice";
import { IconUsers } from "@tabler/icons-react";
import { listOfferProposals, PROPOSAL_STATES, type ProposalRow } from "../contract/index.ts";
import { proposalTexts } from "./proposal-texts.ts";
import { unitsText } from "./units-text.ts";

const amountOf = ({ amountMinor, currency, budgetUnits }: ProposalRow, { money }: Formats): string =>
	amountMinor !== null && currency !== null ? money(amountMinor, currency) : unitsText(budgetUnits);

/** What waits for a second operator. A row opens what it is about: the offer, or the player who would be given a present. */
export const offerProposals = defineResource({
	name: "offerProposals",
	icon: IconUsers,
	texts: proposalTexts,
	list: {
		call: listOfferProposals,
		rows: "proposals",
		columns: [
			timeColumn("proposedAtMs"),
			textColumn("offerTitle"),
			{
				id: "act",
				text: (row: ProposalRow, formats: Formats) =>
					formats.t(`offers.proposals.acts.${row.act}`, { amount: amountOf(row, formats) }),
			},
			textColumn("reason"),
			stateColumn("state", "offers.proposals.states", {
				...{ open: "info", approved: "success", rejected: "default", overtaken: "warning" },
			}),
		],
		filters: [
			choiceFilter("state", { values: PROPOSAL_STATES, texts: "offers.proposals.states", any: "offers.proposals.all" }),
		],
		start: { state: "open" },
		opens: ({ offerId }) => ({ resource: "offers", id: offerId }),
	},
});
