import { Panel, Timeline, useCan, useChange, useFormats } from "@baize/platform-backoffice";
import { Button } from "@mui/material";
import { type EntryRecord, restoreRevision } from "../contract/index.ts";
import { Changes } from "./Changes.tsx";
import { changedPlaces } from "./compare.ts";

/** What was written by whom; an earlier text becomes a draft again. */
export function Revisions({ record: { id, revisions } }: { record: EntryRecord }) {
	const { t, time } = useFormats();
	const may = useCan();
	const { run, isPending } = useChange(restoreRevision, { done: "entries.restored" });
	const restore = (revision: string) => void run({ params: { entry: id, revision } });
	const timesOf = ({ fromMs, untilMs }: EntryRecord["revisions"][number]) =>
		[
			...(fromMs === null ? [] : [t("entries.from", { time: time(fromMs) })]),
			...(untilMs === null ? [] : [t("entries.until", { time: time(untilMs) })]),
		].join(", ");
	const changesOf = (at: number) => changedPlaces(revisions[at + 1]?.fields, revisions[at]?.fields);
	return (
		<Panel title={t("entries.revisions")}>
			<Timeline
				entries={revisions.map((revision, at) => ({
					key: revision.id,
					what: t(`entries.states.${revision.state}`),
					about: `${time(revision.writtenAtMs)}, ${revision.byName}`,
					isDue: revision.state === "scheduled",
					note: (
						<>
							{timesOf(revision)}
							{at < revisions.length - 1 && (
								<details>
									<summary>{t("entries.changes.of")}</summary>
									<Changes changed={changesOf(at)} />
								</details>
							)}
							{revision.state === "retired" && may(restoreRevision) && (
								<Button size="small" disabled={isPending} onClick={() => restore(revision.id)}>
									{t("entries.restore")}
								</Button>
							)}
						</>
					),
				}))}
			/>
		</Panel>
	);
}
