import { Pairs, Panel, RecordLayout, StateChip, Timeline, useFormats } from "@baize/platform-backoffice";
import { Typography } from "@mui/material";
import type { ProviderView } from "../../contract/index.ts";
import { ProviderDecision } from "./ProviderDecision.tsx";

const TONES = { open: "success", drained: "error", proposed: "warning" } as const;
type Props = { record: ProviderView };

/** One company: what it can do, how its deposits go, what the rules give it, and whether it is given any. */
export function ProviderPage({ record }: Props) {
	return (
		<RecordLayout
			title={record.id}
			chips={<StateChip state={record.state} texts="providers.states" tones={TONES} />}
			aside={<Slots record={record} />}
		>
			<Facts record={record} />
			<ProviderDecision provider={record} />
			<Measures record={record} />
			<Rules record={record} />
		</RecordLayout>
	);
}

function Facts({ record: { deposits, payouts, health, isAway, begun, timeOuts, successPercent, p95Ms } }: Props) {
	const { t, time } = useFormats();
	return (
		<Panel title={t("providers.page.facts")}>
			<Pairs
				pairs={[
					[t("providers.page.deposits"), deposits.join(", ")],
					[t("providers.page.payouts"), payouts.join(", ")],
					[
						t("providers.page.health"),
						health &&
							t("providers.page.healthOf", {
								status: t(`providers.health.${health.status}`),
								since: time(health.sinceMs),
								note: health.note ?? "–",
							}),
					],
					[t("providers.page.away"), t(isAway ? "providers.page.yes" : "providers.page.no")],
					[t("providers.page.begun"), String(begun)],
					[t("providers.page.timeOuts"), String(timeOuts)],
					[t("providers.page.success"), successPercent === undefined ? undefined : `${successPercent}%`],
					[t("providers.page.p95"), p95Ms === undefined ? undefined : `${p95Ms} ms`],
				]}
			/>
		</Panel>
	);
}

function Measures({ record: { measures } }: Props) {
	const { t } = useFormats();
	return (
		<Panel title={t("providers.page.measures")}>
			{measures.length === 0 && <Typography color="text.secondary">{t("providers.page.noMeasures")}</Typography>}
			<Pairs
				pairs={measures.map(({ method, currency, ...each }) => [
					`${method}, ${currency}`,
					t("providers.page.measure", {
						success: each.successPercent,
						factor: each.factorPercent,
						paid: each.paid,
						soft: each.softDeclines,
						outages: each.outages,
					}),
				])}
			/>
		</Panel>
	);
}

function Rules({ record: { rules } }: Props) {
	const { t } = useFormats();
	return (
		<Panel title={t("providers.page.rules")}>
			{rules.length === 0 && <Typography color="text.secondary">{t("providers.page.noRules")}</Typography>}
			<Pairs
				pairs={rules.map(({ what, weight, dailyQuota, usedToday }) => [
					what,
					dailyQuota === undefined
						? t("providers.page.weight", { weight })
						: t("providers.page.quota", { weight, used: usedToday, quota: dailyQuota }),
				])}
			/>
		</Panel>
	);
}

function Slots({ record: { slots } }: Props) {
	const { t, time } = useFormats();
	return (
		<Panel title={t("providers.page.slots")}>
			{slots.length === 0 && <Typography color="text.secondary">{t("providers.page.noSlots")}</Typography>}
			<Timeline
				entries={slots.toReversed().map(({ fromMs, begun, paid, timeOuts, p95Ms }) => ({
					key: String(fromMs),
					what: t("providers.page.slot", { begun, paid, timeOuts, p95: p95Ms ?? "–" }),
					about: time(fromMs),
				}))}
			/>
		</Panel>
	);
}
