import { Panel, Timeline, type TimelineEntry, useFormats } from "@baize/platform-backoffice";
import type { TournamentRecord } from "../contract/index.ts";

const NOT_BEGUN: ReadonlySet<string> = new Set(["draft", "approved", "cancelled"]);

/** What was done with the tournament and by whom, and what the clock does with it. */
export function StepsPanel({ record }: { record: TournamentRecord }) {
	const { t } = useFormats();
	const entries = useEntries(record);
	if (entries.length === 0) return null;
	return (
		<Panel title={t("tournaments.steps.title")}>
			<Timeline entries={entries} />
		</Panel>
	);
}

function useEntries({ steps, state, fromMs, untilMs }: TournamentRecord): TimelineEntry[] {
	const { t, time } = useFormats();
	const done = steps.map(({ step, atMs, by, player, reason }, at) => ({
		atMs,
		key: `${step} ${at}`,
		what: t(`tournaments.steps.${step}`),
		about: `${time(atMs)} · ${by ?? t("tournaments.steps.bySite")}`,
		note: [player === null ? "" : t("tournaments.steps.aboutPlayer", { player }), reason ?? ""]
			.filter((each) => each !== "")
			.join(": "),
	}));
	const isBegun = state !== "announced";
	const isEnded = isBegun && state !== "running";
	const clock = [
		{ atMs: fromMs, key: "begins", what: t("tournaments.steps.begins"), about: time(fromMs), isDue: !isBegun },
		{ atMs: untilMs, key: "ends", what: t("tournaments.steps.ends"), about: time(untilMs), isDue: !isEnded },
	];
	return [...done, ...(NOT_BEGUN.has(state) ? [] : clock)].sort((a, b) => a.atMs - b.atMs);
}
