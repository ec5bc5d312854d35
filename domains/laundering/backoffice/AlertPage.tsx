import { Pairs, Panel, RecordLayout, StateChip, Timeline, useFormats } from "@baize/platform-backoffice";
import { Alert, Stack, Typography } from "@mui/material";
import { Link, useCreatePath } from "react-admin";
import type { AlertRecord } from "../contract/index.ts";
import { AlertActs } from "./AlertActs.tsx";
import { ruleSays } from "./rule-says.ts";
import { SEVERITY_TONES, STATE_TONES } from "./tones.ts";

type Props = { record: AlertRecord };

/** One alert: what crossed the rule, what was noted, and the decision. */
export function AlertPage({ record }: Props) {
	const { t } = useFormats();
	return (
		<RecordLayout
			title={t(`laundering.rules.${record.rule}`)}
			chips={
				<>
					<StateChip state={record.severity} texts="laundering.severities" tones={SEVERITY_TONES} />
					<StateChip state={record.state} texts="laundering.states" tones={STATE_TONES} />
				</>
			}
			aside={
				<>
					<History record={record} />
					<Others record={record} />
				</>
			}
		>
			<Alert severity="info">{t("laundering.page.secret")}</Alert>
			<Facts record={record} />
			<AlertActs record={record} />
			<Movements record={record} />
		</RecordLayout>
	);
}

function Facts({ record }: Props) {
	const formats = useFormats();
	const { t, time, money } = formats;
	const { evidence, currency, holds } = record;
	const shown = (value: number): string => (evidence.isAmount ? money(value, currency) : String(value));
	return (
		<Panel title={t("laundering.page.facts")}>
			<Pairs
				pairs={[
					[t("laundering.page.says"), ruleSays(record.rule, currency, formats)],
					[t("laundering.page.player"), record.playerName ?? record.playerId],
					[t("laundering.page.playerId"), record.playerId],
					[t("laundering.page.reached"), shown(evidence.reached)],
					[t("laundering.page.threshold"), shown(evidence.threshold)],
					[
						t("laundering.page.staked"),
						evidence.stakedMinor === undefined ? undefined : money(evidence.stakedMinor, currency),
					],
					[t("laundering.page.opened"), time(record.openedAtMs)],
					[t("laundering.page.due"), time(record.dueAtMs)],
					[t("resources.launderingAlerts.fields.holds"), t(`laundering.holds.${holds ? "yes" : "no"}`)],
				]}
			/>
		</Panel>
	);
}

function Movements({ record: { evidence, currency } }: Props) {
	const { t, time, money } = useFormats();
	const { led, movements } = evidence;
	return (
		<Panel title={t("laundering.page.movements")}>
			<Stack spacing={1.5}>
				{movements > led.length && (
					<Typography color="text.secondary">{t("laundering.page.newest", { smart_count: movements })}</Typography>
				)}
				<Timeline
					entries={led.toReversed().map(({ opId, kind, method, amountMinor, atMs }) => ({
						key: opId,
						what: `${t(`laundering.movements.${kind}`)}, ${money(amountMinor, currency)}`,
						about: [
							time(atMs),
							method && t("laundering.page.by", { method: t(`laundering.methods.${method}`, { _: method }) }),
						]
							.filter(Boolean)
							.join(", "),
					}))}
				/>
			</Stack>
		</Panel>
	);
}

function History({ record: { notes } }: Props) {
	const { t, time } = useFormats();
	return (
		<Panel title={t("laundering.page.history")}>
			{notes.length === 0 && <Typography color="text.secondary">{t("laundering.page.noNotes")}</Typography>}
			<Timeline
				entries={notes.map(({ id, what, text, byName, atMs }) => ({
					key: id,
					what: t(`laundering.what.${what}`),
					about: `${time(atMs)}, ${byName}`,
					note: text,
				}))}
			/>
		</Panel>
	);
}

function Others({ record: { others } }: Props) {
	const { t, time } = useFormats();
	const pathTo = useCreatePath();
	return (
		<Panel title={t("laundering.page.others")}>
			{others.length === 0 && <Typography color="text.secondary">{t("laundering.page.noOthers")}</Typography>}
			<Timeline
				entries={others.map(({ id, rule, state, openedAtMs }) => ({
					key: id,
					what: (
						<Link to={pathTo({ resource: "launderingAlerts", type: "show", id })}>{t(`laundering.rules.${rule}`)}</Link>
					),
					about: `${time(openedAtMs)}, ${t(`laundering.states.${state}`)}`,
				}))}
			/>
		</Panel>
	);
}
