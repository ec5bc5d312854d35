import { Panel, ReasonAction, useChange } from "@baize/platform-backoffice";
import { Button, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { approveWithdrawal, type QueuedWithdrawalView, rejectWithdrawal } from "../contract/index.ts";
import { ApproveDialog } from "./ApproveDialog.tsx";

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
	return (
		<Panel title={t("cashier.decide.title")}>
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

function Approve({ withdrawal }: { withdrawal: QueuedWithdrawalView }) {
	const t = useTranslate();
	const [isOpen, setOpen] = useState(false);
	const { run, isPending } = useChange(approveWithdrawal, {
		done: "cashier.decide.approved",
		detailTexts: DETAIL_TEXTS,
	});
	const close = (): void => setOpen(false);
	return (
		<>
			<Button
				variant="contained"
				size="large"
				disabled={isPending || withdrawal.hold !== undefined}
				onClick={() => setOpen(true)}
			>
				{t("cashier.decide.approve")}
			</Button>
			<ApproveDialog
				withdrawal={withdrawal}
				isOpen={isOpen}
				isPending={isPending}
				onClose={close}
				onApprove={() => void run({ params: { withdrawal: withdrawal.id } }).then(close)}
			/>
		</>
	);
}
