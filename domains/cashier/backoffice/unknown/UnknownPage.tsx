import { type Pair, Pairs, Panel, RecordLayout, StateChip, useFormats } from "@baize/platform-backoffice";
import { Stack, Typography } from "@mui/material";
import type { ProviderAnswerView, UnknownPaymentView } from "../../contract/index.ts";
import { UnknownDecision } from "./UnknownDecision.tsx";

const TONES = { open: "warning", proposed: "info", done: "success" } as const;

/** One unknown payment: what was reported, what was expected, all that was written about it, and the decision. */
export function UnknownPage({ record }: { record: UnknownPaymentView }) {
	const { t } = useFormats();
	return (
		<RecordLayout
			title={t(`unknown.reasons.${record.why}`)}
			chips={<StateChip state={record.state} texts="unknown.states" tones={TONES} />}
			aside={<Answers answers={record.answers} />}
		>
			<Facts record={record} />
			<UnknownDecision payment={record} />
		</RecordLayout>
	);
}

function Facts({ record }: { record: UnknownPaymentView }) {
	const { t, time, money } = useFormats();
	const { why, kind, outcome, reportedMinor, reportedCurrency, expectedMinor, expectedCurrency } = record;
	const amount = (minor: number | undefined, currency: string | undefined): string | undefined =>
		minor === undefined || !currency ? undefined : money(minor, currency);
	const pairs: Pair[] = [
		[t("unknown.page.kind"), t(`unknown.kinds.${kind}`)],
		[t("unknown.page.outcome"), outcome],
		[t("unknown.page.reported"), amount(reportedMinor, reportedCurrency)],
		[t("unknown.page.expected"), amount(expectedMinor, expectedCurrency)],
		[t("unknown.page.paymentState"), record.paymentState],
		[t("unknown.page.player"), record.playerName ?? record.playerId],
		[t("unknown.page.payment"), record.paymentId],
		[t("unknown.page.provider"), record.provider],
		[t("unknown.page.opened"), time(record.openedAtMs)],
		[t("unknown.page.times"), t("unknown.page.timesValue", { times: record.times, last: time(record.lastAtMs) })],
	];
	return (
		<Panel title={t("unknown.page.facts")}>
			<Typography sx={{ mb: 2 }}>{t(`unknown.about.${why}`)}</Typography>
			<Pairs pairs={pairs} />
		</Panel>
	);
}

/** What providers wrote, as they wrote it. */
function Answers({ answers }: { answers: readonly ProviderAnswerView[] }) {
	const { t, time } = useFormats();
	return (
		<Panel title={t("unknown.page.answers")}>
			{answers.length === 0 && <Typography color="text.secondary">{t("unknown.page.noAnswers")}</Typography>}
			<Stack spacing={2}>
				{answers.map(({ provider, origin, raw, times, lastAtMs }) => (
					<div key={`${provider} ${origin} ${lastAtMs} ${raw}`}>
						<Typography variant="body2" color="text.secondary">
							{t("unknown.page.answer", {
								provider,
								origin: t(`unknown.origins.${origin}`),
								time: time(lastAtMs),
								times,
							})}
						</Typography>
						<Typography
							component="pre"
							dir="ltr"
							tabIndex={0}
							sx={{ m: 0, fontFamily: "monospace", fontSize: 13, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}
						>
							{raw}
						</Typography>
					</div>
				))}
			</Stack>
		</Panel>
	);
}
