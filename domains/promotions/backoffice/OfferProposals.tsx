import { Panel, useFormats } from "@baize/platform-backoffice";
import type { OfferRecord } from "../contract/index.ts";
import { ProposalList } from "./ProposalList.tsx";

/** What waits for a second operator, and what was decided. */
export function OfferProposals({ record: { proposals } }: { record: OfferRecord }) {
	const { t } = useFormats();
	if (proposals.length === 0) return null;
	return (
		<Panel title={t("offers.proposals.title")}>
			<ProposalList proposals={proposals} />
		</Panel>
	);
}
