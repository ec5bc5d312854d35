import { type Pair, Pairs, Panel, RecordLayout, StateChip, Timeline, useFormats } from "@baize/platform-backoffice";
import { Typography } from "@mui/material";
import type { MissionRecord } from "../contract/index.ts";
import { MissionActs } from "./MissionActs.tsx";
import { amountText, formOf, titleOf, utcText } from "./terms-form.ts";
import { TONES } from "./tones.ts";

type Props = { record: MissionRecord };

/** One mission: what it promises, how far its players are, what was done with it and what can be done. */
export function MissionPage({ record }: Props) {
	return (
		<RecordLayout
			title={record.title}
			chips={<StateChip state={record.state} texts="missions.states" tones={TONES} />}
			aside={
				<>
					<TermsPanel record={record} />
					<StepsPanel record={record} />
				</>
			}
		>
			<MissionActs record={record} />
			<NumbersPanel record={record} />
		</RecordLayout>
	);
}

function NumbersPanel({ record: { players, reached, paid, terms, maxCostUnits } }: Props) {
	const { t } = useFormats();
	return (
		<Panel title={t("missions.numbers.title")}>
			<Pairs
				pairs={[
					[t("missions.numbers.players"), t("missions.numbers.of", { count: players, of: terms.maxPlayers })],
					[t("missions.numbers.reached"), String(reached)],
					[t("missions.numbers.paid"), String(paid)],
					[t("missions.numbers.maxCost"), amountText(maxCostUnits)],
				]}
			/>
			<Typography variant="body2" color="text.secondary">
				{t("missions.numbers.waits")}
			</Typography>
		</Panel>
	);
}

function TermsPanel({ record: { terms, state, fromMs, untilMs } }: Props) {
	const { t } = useFormats();
	const form = formOf(terms);
	const textOf = (field: string): string => (field === "spinsGame" ? titleOf(form[field] ?? "") : (form[field] ?? ""));
	const pairs = (fields: readonly string[]): Pair[] =>
		fields.map((field) => [t(`missions.draft.fields.${field}`), textOf(field)]);
	const { kind } = terms.goal;
	const games = terms.titles.map(titleOf).join(", ");
	return (
		<Panel title={t("missions.terms.title")}>
			<Pairs
				pairs={[
					[t("missions.draft.fields.goal"), t(`missions.draft.options.goal.${kind}`)],
					...pairs(kind === "multiple" ? ["count", "multiple"] : ["count"]),
					[t("missions.draft.fields.titles"), games || t("missions.terms.allGames")],
					[t("missions.draft.fields.from"), utcText(fromMs)],
					[t("missions.draft.fields.until"), utcText(untilMs)],
					...pairs(["places"]),
					[t("missions.draft.fields.audience"), t(`missions.draft.options.audience.${terms.audience}`)],
					[t("missions.draft.fields.reward"), t(`missions.draft.options.reward.${form.reward}`)],
					...pairs(terms.reward.spins ? ["spinsGame", "spinsCount", "spinsStake", "spinsDays"] : ["points"]),
				]}
			/>
			<Typography variant="body2" color="text.secondary">
				{t(state === "draft" ? "missions.terms.open" : "missions.terms.frozen")}
			</Typography>
		</Panel>
	);
}

function StepsPanel({ record: { steps } }: Props) {
	const { t, time } = useFormats();
	if (steps.length === 0) return null;
	return (
		<Panel title={t("missions.steps.title")}>
			<Timeline
				entries={steps.map(({ step, atMs, by, reason }) => ({
					key: `${step} ${atMs}`,
					what: t(`missions.steps.${step}`),
					about: `${time(atMs)} · ${by}`,
					...(reason !== null && { note: reason }),
				}))}
			/>
		</Panel>
	);
}
