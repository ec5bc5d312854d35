import { Alert, Button, Stack } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { endWithdrawalHold, type HoldView, type QueuedWithdrawalView } from "../contract/index.ts";
import { useFormats } from "./format.ts";
import { ReasonDialog } from "./ReasonDialog.tsx";
import { useDecision } from "./use-decision.ts";

const TEXT_KEYS = {
	title: "cashier.hold.endTitle",
	text: "cashier.hold.endText",
	hint: "cashier.hold.reasonHint",
	submit: "cashier.hold.end",
};

/** Why a withdrawal cannot be approved yet, and the button to end its hold earlier. */
export function HoldCard({ withdrawal: { id, hold } }: { withdrawal: QueuedWithdrawalView }) {
	const t = useTranslate();
	const holdText = useHoldText();
	const [isConfirming, setConfirming] = useState(false);
	const end = useDecision(endWithdrawalHold, "cashier.hold.ended");
	if (!hold) return null;
	return (
		<Alert severity="warning">
			<Stack spacing={1} sx={{ alignItems: "start" }}>
				<strong>{holdText(hold)}</strong>
				<ul style={{ margin: 0 }}>
					{hold.reasons.map((reason) => (
						<li key={reason}>{t(`cashier.hold.reasons.${reason}`)}</li>
					))}
				</ul>
				{hold.untilMs !== undefined && (
					<Button variant="outlined" color="warning" disabled={end.isPending} onClick={() => setConfirming(true)}>
						{t("cashier.hold.end")}
					</Button>
				)}
			</Stack>
			<ReasonDialog
				texts={TEXT_KEYS}
				color="warning"
				isOpen={isConfirming}
				isPending={end.isPending}
				onClose={() => setConfirming(false)}
				onReason={(reason) =>
					void end.run({ params: { withdrawal: id }, body: { reason } }).then(() => setConfirming(false))
				}
			/>
		</Alert>
	);
}

/** "Held until …", or that payouts are frozen. */
export function useHoldText(): (hold: HoldView) => string {
	const t = useTranslate();
	const { time } = useFormats();
	return ({ untilMs }) =>
		untilMs === undefined ? t("cashier.hold.frozen") : t("cashier.hold.until", { time: time(untilMs) });
}
