import { ReasonAction, useFormats, useRead } from "@baize/platform-backoffice";
import { Stack, Typography } from "@mui/material";
import { buildPayoutBatch, listWaitingPayouts, MAX_BATCH_PAYMENTS } from "../../contract/index.ts";

/** What waits for a file, with a button for each company and currency. */
export function BuildBatches() {
	const { t, money } = useFormats();
	const { data } = useRead(listWaitingPayouts, {});
	if (!data) return null;
	if (data.waiting.length === 0)
		return <Typography color="text.secondary">{t("payoutBatches.waiting.none")}</Typography>;
	return data.waiting.map(({ provider, currency, payments, totalMinor }) => (
		<Stack
			key={`${provider} ${currency}`}
			direction="row"
			useFlexGap
			sx={{ gap: 2, alignItems: "center", flexWrap: "wrap" }}
		>
			<span>
				{t("payoutBatches.waiting.line", { provider, smart_count: payments, total: money(totalMinor, currency) })}
			</span>
			<ReasonAction
				call={buildPayoutBatch}
				input={(reason) => ({ body: { provider, currency, reason } })}
				text="payoutBatches.waiting.build"
				values={{ provider, currency, payments: MAX_BATCH_PAYMENTS }}
				done="payoutBatches.waiting.built"
			/>
		</Stack>
	));
}
