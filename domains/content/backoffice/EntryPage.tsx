import { type Pair, Pairs, Panel, RecordLayout, StateChip, useFormats } from "@baize/platform-backoffice";
import { Alert, Typography } from "@mui/material";
import type { EntryRecord } from "../contract/index.ts";
import { type ChangedPlace, changedPlaces, textsOf } from "./compare.ts";
import { EntryActs } from "./EntryActs.tsx";
import { Revisions } from "./Revisions.tsx";
import { TONES } from "./tones.ts";

type Props = { record: EntryRecord };

/** One entry: what its draft would change, what readers see, and every revision. */
export function EntryPage({ record }: Props) {
	const { t } = useFormats();
	return (
		<RecordLayout
			title={record.title}
			chips={<StateChip state={record.state} texts="entries.states" tones={TONES} />}
			aside={<Revisions record={record} />}
		>
			<Panel title={t("entries.about")}>
				<Pairs
					pairs={[
						[t("entries.type"), t(`entries.types.${record.contentType}`)],
						[t("entries.slug"), record.slug],
						[t("entries.language"), t(`entries.languages.${record.language}`)],
						[t("entries.published"), record.languages.map((each) => t(`entries.languages.${each}`)).join(", ")],
					]}
				/>
				{record.isLegal && <Alert severity="info">{t("entries.legal")}</Alert>}
			</Panel>
			<EntryActs record={record} />
			<DraftChanges record={record} />
			<Shown record={record} />
		</RecordLayout>
	);
}

function DraftChanges({ record: { revisions } }: Props) {
	const { t } = useFormats();
	const draft = revisions.find(({ state }) => state === "draft");
	if (!draft) return null;
	const published = revisions.find(({ state }) => state === "published");
	const changed = changedPlaces(published?.fields, draft.fields);
	return (
		<Panel title={t("entries.changes.title")}>
			{changed.length === 0 && <Typography>{t("entries.changes.none")}</Typography>}
			<Pairs pairs={changed.map(pairOf)} />
		</Panel>
	);
}

const pairOf = ({ place, before, after }: ChangedPlace): Pair => [
	place,
	<Difference key={place} before={before} after={after} />,
];

const Difference = ({ before, after }: Pick<ChangedPlace, "before" | "after">) => (
	<>
		{before && <del>{before}</del>} {after && <ins>{after}</ins>}
	</>
);

function Shown({ record: { revisions } }: Props) {
	const { t } = useFormats();
	const published = revisions.find(({ state }) => state === "published");
	if (!published) return null;
	return (
		<Panel title={t("entries.shown")}>
			<Pairs pairs={[...textsOf(published.fields)]} />
		</Panel>
	);
}
