import { ReasonAction, useFormats } from "@baize/platform-backoffice";
import { Alert, Stack } from "@mui/material";
import { endWithdrawalHold, type HoldView, type QueuedWithdrawalView } from "../contract/index.ts";

/** Why a withdrawal cannot be approved yet, and the button to end its hold earlier. */
export function HoldCard({ withdrawal: { id, hold, isInReview } }: { withdrawal: QueuedWithdrawalView }) {
	const { t } = useFormats();
	const holdText = useHoldText();
	if (isInReview && !hold) return <Alert severity="warning">{t("cashier.inReview")}</Alert>;
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
					<ReasonAction
						call={endWithdrawalHold}
						input={(reason) => ({ params: { withdrawal: id }, body: { reason } })}
						text="cashier.hold.end"
						done="cashier.hold.ended"
						detailTexts={{ state: "cashier.states" }}
						color="warning"
					/>
				)}
			</Stack>
		</Alert>
	);
}

/** "Held until …", or that payouts are frozen. */
export function useHoldText(): (hold: HoldView) => string {
	const { t, time } = useFormats();
	return ({ untilMs }) =>
		untilMs === undefined ? t("cashier.hold.frozen") : t("cashier.hold.until", { time: time(untilMs) });
}
