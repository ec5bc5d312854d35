import { Panel, ReasonAction, useChange } from "@baize/platform-backoffice";
import { Alert, Button, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { approveWithdrawal, type QueuedWithdrawalView, rejectWithdrawal } from "../contract/index.ts";
import { ApproveDialog } from "./ApproveDialog.tsx";
import { ClaimBar } from "./ClaimBar.tsx";

const DETAIL_TEXTS = { state: "cashier.states" };

/** Approves, after a confirmation dialog, or rejects. Shows nothing as done before the server has answered. */
export function Decision({ withdrawal }: { withdrawal: QueuedWithdrawalView }) {
	const t = useTranslate();
	if (withdrawal.state !== "requested")
		return (
			<Panel title={t("cashier.decide.title")}>
				<Typography color="text.secondary">{t("cashier.decide.over")}</Typography>
			</Panel>
		);
	const params = { withdrawal: withdrawal.id };
	const { claim } = withdrawal;
	if (claim && !claim.isOwn)
		return (
			<Panel title={t("cashier.decide.title")}>
				<ClaimBar withdrawal={withdrawal} />
			</Panel>
		);
	return (
		<Panel title={t("cashier.decide.title")}>
			<Stack spacing={2} sx={{ mb: 2 }}>
				<ClaimBar withdrawal={withdrawal} />
				<TwoOperators withdrawal={withdrawal} />
			</Stack>
			<Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: "wrap" }}>
				<Approve withdrawal={withdrawal} />
				<ReasonAction
					call={rejectWithdrawal}
					input={(reason) => ({ params, body: { reason } })}
					text="cashier.decide.reject"
					done="cashier.decide.rejected"
					cancel={t("cashier.decide.cancel")}
					detailTexts={DETAIL_TEXTS}
					hint="cashier.decide.reasonHint"
					color="error"
					size="large"
				/>
			</Stack>
		</Panel>
	);
}

/** That a second operator is needed, and whose turn it is. */
function TwoOperators({ withdrawal: { approvalsNeeded, approvedOnce } }: { withdrawal: QueuedWithdrawalView }) {
	const t = useTranslate();
	if (approvalsNeeded < 2) return null;
	if (!approvedOnce) return <Alert severity="info">{t("cashier.decide.needsTwo")}</Alert>;
	const name = approvedOnce.byName ?? approvedOnce.by;
	return (
		<Alert severity="info">
			{approvedOnce.isOwn ? t("cashier.decide.needsSecond") : t("cashier.decide.isSecond", { name })}
		</Alert>
	);
}

/** Whether this approval is the first of two: then nothing is sent yet. */
const isFirstOfTwo = ({ approvalsNeeded, approvedOnce }: QueuedWithdrawalView): boolean =>
	approvalsNeeded > 1 && approvedOnce === undefined;

const canApprove = ({ hold, isInReview, approvedOnce }: QueuedWithdrawalView): boolean =>
	hold === undefined && isInReview !== true && approvedOnce?.isOwn !== true;

function Approve({ withdrawal }: { withdrawal: QueuedWithdrawalView }) {
	const t = useTranslate();
	const [isOpen, setOpen] = useState(false);
	const { run, isPending } = useChange(approveWithdrawal, {
		done: isFirstOfTwo(withdrawal) ? "cashier.decide.approvedOnce" : "cashier.decide.approved",
		detailTexts: DETAIL_TEXTS,
	});
	const close = (): void => setOpen(false);
	return (
		<>
			<Button
				variant="contained"
				size="large"
				disabled={isPending || !canApprove(withdrawal)}
				onClick={() => setOpen(true)}
			>
				{t("cashier.decide.approve")}
			</Button>
			{isOpen && (
				<ApproveDialog
					withdrawal={withdrawal}
					isPending={isPending}
					isFirstOfTwo={isFirstOfTwo(withdrawal)}
					onClose={close}
					onApprove={() => void run({ params: { withdrawal: withdrawal.id } }).then(close)}
				/>
			)}
		</>
	);
}
