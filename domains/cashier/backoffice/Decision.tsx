import { Button, Paper, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { approveWithdrawal, type QueuedWithdrawalView, rejectWithdrawal } from "../contract/index.ts";
import { RejectDialog } from "./RejectDialog.tsx";
import { useDecision } from "./use-decision.ts";

/** Approve or reject. Nothing is shown as done before the house has said so. */
export function Decision({ withdrawal }: { withdrawal: QueuedWithdrawalView }) {
	const t = useTranslate();
	const [isRejecting, setRejecting] = useState(false);
	const params = { withdrawal: withdrawal.id };
	const approve = useDecision(approveWithdrawal, "cashier.decide.approved");
	const reject = useDecision(rejectWithdrawal, "cashier.decide.rejected");
	const isPending = approve.isPending || reject.isPending;
	return (
		<Paper variant="outlined" sx={{ p: 2 }}>
			<Typography component="h2" variant="overline">
				{t("cashier.decide.title")}
			</Typography>
			{withdrawal.state === "requested" ? (
				<Stack direction="row" spacing={2}>
					<Button
						variant="contained"
						size="large"
						disabled={isPending || withdrawal.hold !== undefined}
						onClick={() => void approve.run({ params })}
					>
						{t("cashier.decide.approve")}
					</Button>
					<Button variant="outlined" color="error" size="large" disabled={isPending} onClick={() => setRejecting(true)}>
						{t("cashier.decide.reject")}
					</Button>
				</Stack>
			) : (
				<Typography color="text.secondary">{t("cashier.decide.over")}</Typography>
			)}
			<RejectDialog
				isOpen={isRejecting}
				isPending={isPending}
				onClose={() => setRejecting(false)}
				onReject={(reason) => void reject.run({ params, body: { reason } }).then(() => setRejecting(false))}
			/>
		</Paper>
	);
}
