import { Button, Paper, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { approveWithdrawal, type QueuedWithdrawalView, rejectWithdrawal } from "../contract/index.ts";
import { ApproveDialog } from "./ApproveDialog.tsx";
import { RejectDialog } from "./RejectDialog.tsx";
import { useDecision } from "./use-decision.ts";

/** Approves, after a confirmation dialog, or rejects. Shows nothing as done before the server has answered. */
export function Decision({ withdrawal }: { withdrawal: QueuedWithdrawalView }) {
	const t = useTranslate();
	const [open, setOpen] = useState<"approve" | "reject">();
	const params = { withdrawal: withdrawal.id };
	const approve = useDecision(approveWithdrawal, "cashier.decide.approved");
	const reject = useDecision(rejectWithdrawal, "cashier.decide.rejected");
	const isPending = approve.isPending || reject.isPending;
	const isUndecided = withdrawal.state === "requested";
	const close = (): void => setOpen(undefined);
	return (
		<Paper variant="outlined" sx={{ p: 2 }}>
			<Typography component="h2" variant="overline">
				{t("cashier.decide.title")}
			</Typography>
			{isUndecided ? (
				<Stack direction="row" spacing={2}>
					<Button
						variant="contained"
						size="large"
						disabled={isPending || withdrawal.hold !== undefined}
						onClick={() => setOpen("approve")}
					>
						{t("cashier.decide.approve")}
					</Button>
					<Button variant="outlined" color="error" size="large" disabled={isPending} onClick={() => setOpen("reject")}>
						{t("cashier.decide.reject")}
					</Button>
				</Stack>
			) : (
				<Typography color="text.secondary">{t("cashier.decide.over")}</Typography>
			)}
			<ApproveDialog
				withdrawal={withdrawal}
				isOpen={isUndecided && open === "approve"}
				isPending={isPending}
				onClose={close}
				onApprove={() => void approve.run({ params }).then(close)}
			/>
			<RejectDialog
				isOpen={isUndecided && open === "reject"}
				isPending={isPending}
				onClose={close}
				onReject={(reason) => void reject.run({ params, body: { reason } }).then(close)}
			/>
		</Paper>
	);
}
