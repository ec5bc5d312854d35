import { Reveal } from "@baize/identity/backoffice";
import { Box, Paper, Stack, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Link, Show, useCreatePath, useRecordContext, useTranslate } from "react-admin";
import type { QueuedWithdrawalView } from "../contract/index.ts";
import { Decision } from "./Decision.tsx";
import { useFormats } from "./format.ts";
import { HoldCard } from "./HoldCard.tsx";
import { Pairs } from "./Pairs.tsx";
import { StateChip } from "./StateChip.tsx";
import { Timeline } from "./Timeline.tsx";

const REFRESH_MS = 5_000;

/** One withdrawal: what was requested, by whom, what has happened, and the decision. */
export function WithdrawalPage() {
	return (
		<Show queryOptions={{ refetchInterval: REFRESH_MS }} component="div" title={false} actions={false}>
			<Withdrawal />
		</Show>
	);
}

function Withdrawal() {
	const withdrawal = useRecordContext<QueuedWithdrawalView>();
	const t = useTranslate();
	const { money } = useFormats();
	const pathOf = useCreatePath();
	if (!withdrawal) return null;
	const title = t("cashier.page.title", { amount: money(withdrawal.amountMinor, withdrawal.currency) });
	return (
		<>
			<title>{title}</title>
			<Typography sx={{ mt: 2 }}>
				<Link to={pathOf({ resource: "withdrawals", type: "list" })}>{t("cashier.page.back")}</Link>
			</Typography>
			<Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", md: "3fr 2fr" }, mt: 2 }}>
				<Stack spacing={2}>
					<Facts withdrawal={withdrawal} />
					<HoldCard withdrawal={withdrawal} />
					<Decision withdrawal={withdrawal} />
				</Stack>
				<Stack spacing={2}>
					<Totals withdrawal={withdrawal} />
					<Timeline withdrawal={withdrawal} />
				</Stack>
			</Box>
		</>
	);
}

type Props = { withdrawal: QueuedWithdrawalView };

function Facts({ withdrawal }: Props) {
	const t = useTranslate();
	const { money, time } = useFormats();
	const { playerName, playerId, method, destination, createdAtMs, amountMinor, currency, state, id, reason } =
		withdrawal;
	return (
		<Card>
			<Stack direction="row" sx={{ alignItems: "center", justifyContent: "space-between", flexWrap: "wrap", gap: 1 }}>
				<Typography component="h1" variant="h4" sx={{ fontVariantNumeric: "tabular-nums" }}>
					{money(amountMinor, currency)}
				</Typography>
				<StateChip state={state} />
			</Stack>
			<Typography component="h2" variant="overline">
				{t("cashier.page.facts")}
			</Typography>
			<Pairs
				pairs={[
					[t("resources.withdrawals.fields.playerName"), playerName ?? playerId],
					[t("cashier.page.playerId"), playerId],
					[t("resources.withdrawals.fields.destination"), `${t(`cashier.methods.${method}`)} ${destination}`],
					[t("resources.withdrawals.fields.createdAtMs"), time(createdAtMs)],
					[t("cashier.page.id"), id],
					...(reason ? [[t("resources.withdrawals.fields.reason"), reason] as [string, string]] : []),
				]}
			/>
			<Box sx={{ mt: 2 }}>
				<Reveal playerId={playerId} />
			</Box>
		</Card>
	);
}

/** Helps the operator decide: does the player withdraw what they deposited? */
function Totals({ withdrawal: { totals, currency, amountMinor, state } }: Props) {
	const t = useTranslate();
	const { money } = useFormats();
	if (!totals) return null;
	const left = totals.depositedMinor - totals.paidOutMinor;
	return (
		<Card>
			<Typography component="h2" variant="overline">
				{t("cashier.page.totals")}
			</Typography>
			<Pairs
				areSums
				pairs={[
					[t("cashier.page.deposited"), money(totals.depositedMinor, currency)],
					[t("cashier.page.paidOut"), money(totals.paidOutMinor, currency)],
					[t("cashier.page.balance"), money(left, currency)],
					...(state === "requested"
						? [[t("cashier.page.afterwards"), money(left - amountMinor, currency)] as [string, string]]
						: []),
				]}
			/>
		</Card>
	);
}

const Card = ({ children }: { children: ReactNode }) => (
	<Paper variant="outlined" sx={{ p: 2 }}>
		{children}
	</Paper>
);
