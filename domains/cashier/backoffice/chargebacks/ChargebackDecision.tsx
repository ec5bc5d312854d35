import { Pairs, Panel, ReasonAction, useChange, useFormats } from "@baize/platform-backoffice";
import { Alert, Button, Stack, Typography } from "@mui/material";
import {
	type ChargebackView,
	confirmChargebackWon,
	loseChargeback,
	proposeChargebackWon,
	repayChargebackDebt,
	withdrawChargebackWon,
} from "../../contract/index.ts";

type Props = { chargeback: ChargebackView };
const DETAIL_TEXTS = { state: "chargebacks.states" };

/** Won, which a second operator confirms; lost; and the debt repaid from cash. */
export function ChargebackDecision({ chargeback }: Props) {
	const { t } = useFormats();
	const { id, state, debtLeftMinor } = chargeback;
	const params = { chargeback: id };
	return (
		<Panel title={t("chargebacks.decide.title")}>
			<Stack spacing={2}>
				<Decided chargeback={chargeback} />
				{state === "proposed" && <Confirm chargeback={chargeback} />}
				<Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: "wrap" }}>
					{state === "open" && (
						<>
							<ReasonAction
								call={proposeChargebackWon}
								input={(evidence) => ({ params, body: { evidence } })}
								text="chargebacks.decide.won"
								done="chargebacks.decide.wonProposed"
								hint="chargebacks.decide.evidenceHint"
								detailTexts={DETAIL_TEXTS}
							/>
							<ReasonAction
								call={loseChargeback}
								input={(reason) => ({ params, body: { reason } })}
								text="chargebacks.decide.lost"
								done="chargebacks.decide.lostDone"
								detailTexts={DETAIL_TEXTS}
								color="warning"
							/>
						</>
					)}
					{debtLeftMinor > 0 && (
						<ReasonAction
							call={repayChargebackDebt}
							input={(reason) => ({ params, body: { reason } })}
							text="chargebacks.decide.repay"
							done="chargebacks.decide.repaid"
						/>
					)}
				</Stack>
			</Stack>
		</Panel>
	);
}

function Decided({ chargeback: { decision } }: Props) {
	const { t } = useFormats();
	if (!decision) return null;
	return (
		<Pairs
			pairs={[
				[t("chargebacks.decide.evidence"), decision.evidence],
				[t("chargebacks.decide.by"), decision.byName],
				[t("chargebacks.decide.confirmedBy"), decision.confirmedByName],
			]}
		/>
	);
}

function Confirm({ chargeback: { id, decision } }: Props) {
	const { t } = useFormats();
	const { run, isPending } = useChange(confirmChargebackWon, {
		done: "chargebacks.decide.confirmed",
		detailTexts: DETAIL_TEXTS,
	});
	const params = { chargeback: id };
	return (
		<Stack spacing={2}>
			{decision?.isOwn ? (
				<Alert severity="info">{t("chargebacks.decide.needsSecond")}</Alert>
			) : (
				<Typography>{t("chargebacks.decide.check")}</Typography>
			)}
			<Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: "wrap" }}>
				{!decision?.isOwn && (
					<Button variant="contained" disabled={isPending} onClick={() => void run({ params })}>
						{t("chargebacks.decide.confirm")}
					</Button>
				)}
				<ReasonAction
					call={withdrawChargebackWon}
					input={(reason) => ({ params, body: { reason } })}
					text="chargebacks.decide.withdraw"
					done="chargebacks.decide.withdrawn"
					detailTexts={DETAIL_TEXTS}
				/>
			</Stack>
		</Stack>
	);
}
