import { Pairs, useFormats } from "@baize/platform-backoffice";
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from "@mui/material";
import { useTranslate } from "react-admin";
import type { QueuedWithdrawalView } from "../contract/index.ts";
import { warningsOf } from "./warnings.ts";

type Props = {
	withdrawal: QueuedWithdrawalView;
	isPending: boolean;
	/** Another operator must approve it, too, before it is paid. */
	isFirstOfTwo: boolean;
	onClose(): void;
	onApprove(): void;
};

/** The last check before money leaves: the amount, the player, the destination and the warnings. */
export function ApproveDialog({ withdrawal, isPending, isFirstOfTwo, onClose, onApprove }: Props) {
	const t = useTranslate();
	const { money } = useFormats();
	const { playerName, playerId, method, destination, amountMinor, currency } = withdrawal;
	const amount = money(amountMinor, currency);
	return (
		<Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="approve-title">
			<DialogTitle id="approve-title">{t("cashier.decide.approveTitle")}</DialogTitle>
			<DialogContent>
				<Stack spacing={2}>
					<Pairs
						pairs={[
							[t("resources.withdrawals.fields.amountMinor"), amount],
							[t("resources.withdrawals.fields.destination"), `${t(`cashier.methods.${method}`)} ${destination}`],
							[t("resources.withdrawals.fields.playerName"), playerName ?? playerId],
						]}
					/>
					<Warnings withdrawal={withdrawal} />
				</Stack>
			</DialogContent>
			<DialogActions>
				<Button onClick={onClose}>{t("cashier.decide.goBack")}</Button>
				<Button variant="contained" disabled={isPending} onClick={onApprove}>
					{t(isFirstOfTwo ? "cashier.decide.approveOnce" : "cashier.decide.approveAmount", { amount })}
				</Button>
			</DialogActions>
		</Dialog>
	);
}

function Warnings({ withdrawal }: { withdrawal: QueuedWithdrawalView }) {
	const t = useTranslate();
	const { money } = useFormats();
	const warnings = warningsOf(withdrawal);
	if (warnings.length === 0) return <Alert severity="info">{t("cashier.warnings.none")}</Alert>;
	return warnings.map(({ key, amountMinor = 0 }) => (
		<Alert key={key} severity="warning">
			{t(`cashier.warnings.${key}`, { amount: money(amountMinor, withdrawal.currency) })}
		</Alert>
	));
}
