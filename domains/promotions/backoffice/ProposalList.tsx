import { ReasonAction, StateChip, Timeline, useCan, useChange, useFormats } from "@baize/platform-backoffice";
import { Button, Stack } from "@mui/material";
import { approveOfferProposal, type ProposalRow, rejectOfferProposal } from "../contract/index.ts";
import { unitsText } from "./units-text.ts";

const TONES = { open: "info", approved: "success", rejected: "default", overtaken: "warning" } as const;
const DETAIL_TEXTS = { state: "offers.proposals.states", block: "offers.blocks" };

/** Proposals with their effect; those that wait can be decided here. The server refuses the operator who has proposed. */
export function ProposalList({ proposals }: { proposals: readonly ProposalRow[] }) {
	const { t, time } = useFormats();
	return (
		<Timeline
			entries={proposals.map((proposal) => ({
				key: proposal.id,
				what: <Effect proposal={proposal} />,
				about: t("offers.proposals.about", { time: time(proposal.proposedAtMs), by: proposal.proposedBy }),
				note: (
					<Stack spacing={1}>
						<span>{proposal.decisionReason ? `${proposal.reason} · ${proposal.decisionReason}` : proposal.reason}</span>
						{proposal.state === "open" && <Decide proposal={proposal} />}
					</Stack>
				),
			}))}
		/>
	);
}

function Effect({ proposal: { act, state, budgetUnits, amountMinor, currency } }: { proposal: ProposalRow }) {
	const { t, money } = useFormats();
	const amount = amountMinor !== null && currency !== null ? money(amountMinor, currency) : unitsText(budgetUnits);
	return (
		<Stack direction="row" spacing={1} component="span">
			<span>{t(`offers.proposals.acts.${act}`, { amount })}</span>
			<StateChip state={state} texts="offers.proposals.states" tones={TONES} />
		</Stack>
	);
}

function Decide({ proposal: { id } }: { proposal: ProposalRow }) {
	const { t } = useFormats();
	const may = useCan();
	const params = { proposal: id };
	const { run, isPending } = useChange(approveOfferProposal, {
		done: "offers.proposals.approved",
		detailTexts: DETAIL_TEXTS,
	});
	return (
		<Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: "wrap" }}>
			{may(approveOfferProposal) && (
				<Button variant="contained" size="small" disabled={isPending} onClick={() => void run({ params })}>
					{t("offers.proposals.approve")}
				</Button>
			)}
			<ReasonAction
				call={rejectOfferProposal}
				input={(reason) => ({ params, body: { reason } })}
				text="offers.proposals.reject"
				done="offers.proposals.rejected"
				detailTexts={DETAIL_TEXTS}
				size="small"
			/>
		</Stack>
	);
}
