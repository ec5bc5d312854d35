import { Pairs, Panel, ReasonAction, RecordLayout, StateChip, useFormats } from "@baize/platform-backoffice";
import { Divider, Stack, Typography } from "@mui/material";
import {
	type BankReceiptView,
	matchBankReceipt,
	type ReceiptSuggestionView,
	returnBankReceipt,
} from "../../contract/index.ts";

type Props = { record: BankReceiptView };
const TONES = { open: "warning", proposed: "info", matched: "success", returned: "default" } as const;
const DETAIL_TEXTS = { state: "receipts.states" };

/** One line of the bank's statement, and the deposits that it may be for. */
export function ReceiptPage({ record }: Props) {
	const { money } = useFormats();
	return (
		<RecordLayout
			title={money(record.amountMinor, record.currency)}
			chips={<StateChip state={record.state} texts="receipts.states" tones={TONES} />}
		>
			<Facts record={record} />
			{record.state === "open" && <Match record={record} />}
		</RecordLayout>
	);
}

function Facts({ record }: Props) {
	const { t, time } = useFormats();
	return (
		<Panel title={t("receipts.page.facts")}>
			<Pairs
				pairs={[
					[t("resources.bankReceipts.fields.bookedOn"), record.bookedOn],
					[t("resources.bankReceipts.fields.payer"), record.payer],
					[t("resources.bankReceipts.fields.text"), record.text],
					[t("resources.bankReceipts.fields.bankReference"), record.bankReference],
					[t("receipts.page.provider"), record.provider],
					[t("receipts.page.entered"), time(record.enteredAtMs)],
					[t("receipts.page.deposit"), record.depositId],
					[t("receipts.page.evidence"), record.evidence],
				]}
			/>
		</Panel>
	);
}

function Match({ record }: Props) {
	const { t } = useFormats();
	return (
		<Panel title={t("receipts.match.title")}>
			<Stack spacing={2} divider={<Divider />}>
				{record.suggestions.length === 0 && <Typography>{t("receipts.match.none")}</Typography>}
				{record.suggestions.map((suggestion) => (
					<Suggestion key={suggestion.depositId} record={record} suggestion={suggestion} />
				))}
				<div>
					<ReasonAction
						call={returnBankReceipt}
						input={(evidence) => ({ params: { receipt: record.id }, body: { evidence } })}
						text="receipts.match.return"
						done="receipts.match.returned"
						detailTexts={DETAIL_TEXTS}
						hint="receipts.match.evidenceHint"
					/>
				</div>
			</Stack>
		</Panel>
	);
}

function Suggestion({ record, suggestion }: Props & { suggestion: ReceiptSuggestionView }) {
	const { t, money, time } = useFormats();
	const { depositId, playerName, amountMinor, currency, state, createdAtMs, isNamed, isExact } = suggestion;
	const name = playerName ?? depositId;
	return (
		<Stack spacing={1}>
			<Pairs
				pairs={[
					[t("receipts.match.player"), name],
					[t("receipts.match.amount"), money(amountMinor, currency)],
					[t("receipts.match.begun"), time(createdAtMs)],
					[t("receipts.match.state"), state],
					[t("receipts.match.reference"), t(isNamed ? "receipts.match.named" : "receipts.match.notNamed")],
				]}
			/>
			<div>
				<ReasonAction
					call={matchBankReceipt}
					input={(evidence) => ({ params: { receipt: record.id }, body: { deposit: depositId, evidence } })}
					text={isExact ? "receipts.match.credit" : "receipts.match.propose"}
					values={{ name, amount: money(record.amountMinor, record.currency) }}
					done={isExact ? "receipts.match.credited" : "receipts.match.proposed"}
					detailTexts={DETAIL_TEXTS}
					hint="receipts.match.evidenceHint"
				/>
			</div>
		</Stack>
	);
}
