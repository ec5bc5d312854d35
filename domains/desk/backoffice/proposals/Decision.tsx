import { Panel, ReasonAction, useCan, useChange, useFormats } from "@baize/platform-backoffice";
import { Alert, Button, Stack, Typography } from "@mui/material";
import { approveProposal, type ProposalView, refuseProposal } from "../../contract/index.ts";

const DETAIL_TEXTS = { state: "proposals.states" };

/** Another operator approves or refuses; the proposer may take it back. */
export function Decision({ proposal: { id, isOwn, isCurrent } }: { proposal: ProposalView }) {
	const { t } = useFormats();
	const may = useCan();
	const { run, isPending } = useChange(approveProposal, {
		done: "proposals.decide.approved",
		detailTexts: DETAIL_TEXTS,
	});
	const params = { proposal: id };
	return (
		<Panel title={t("proposals.decide.title")}>
			<Stack spacing={2}>
				<Advice isOwn={isOwn} isCurrent={isCurrent} />
				<Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: "wrap" }}>
					{!isOwn && isCurrent && may(approveProposal) && (
						<Button variant="contained" disabled={isPending} onClick={() => void run({ params })}>
							{t("proposals.decide.approve")}
						</Button>
					)}
					<ReasonAction
						call={refuseProposal}
						input={(reason) => ({ params, body: { reason } })}
						text={isOwn ? "proposals.decide.withdraw" : "proposals.decide.refuse"}
						done={isOwn ? "proposals.decide.withdrawn" : "proposals.decide.refused"}
						detailTexts={DETAIL_TEXTS}
					/>
				</Stack>
			</Stack>
		</Panel>
	);
}

function Advice({ isOwn, isCurrent }: Pick<ProposalView, "isOwn" | "isCurrent">) {
	const { t } = useFormats();
	if (!isCurrent) return <Alert severity="warning">{t("proposals.decide.changed")}</Alert>;
	if (isOwn) return <Alert severity="info">{t("proposals.decide.needsSecond")}</Alert>;
	return <Typography>{t("proposals.decide.check")}</Typography>;
}
