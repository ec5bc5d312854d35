import { OpenProposalNote } from "@baize/desk/backoffice";
import { Panel, useFormats } from "@baize/platform-backoffice";
import { Stack, Typography } from "@mui/material";
import type { OfferRecord } from "../contract/index.ts";

const KINDS = { publish: "publishOffer", resume: "resumeOffer", budget: "offerBudget" } as const;
const ACTS = ["publish", "resume", "budget"] as const;

/** What waits for a second operator, with the way to each decision. */
export function OfferProposals({ record: { proposals } }: { record: OfferRecord }) {
	const { t } = useFormats();
	const open = ACTS.flatMap((act) => {
		const proposal = proposals[act];
		return proposal ? [{ act, proposal }] : [];
	});
	if (open.length === 0) return null;
	return (
		<Panel title={t("offers.proposals")}>
			<Stack spacing={2}>
				{open.map(({ act, proposal }) => (
					<Stack key={act} direction="row" useFlexGap sx={{ gap: 2, flexWrap: "wrap", alignItems: "center" }}>
						<Typography>{t(`proposals.kinds.${KINDS[act]}`)}</Typography>
						<OpenProposalNote proposal={proposal} />
					</Stack>
				))}
			</Stack>
		</Panel>
	);
}
