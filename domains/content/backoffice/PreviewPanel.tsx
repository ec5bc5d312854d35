import { LOCALES, type Locale } from "@baize/kernel/locale";
import { Panel, useAttempt, useCan, useFormats } from "@baize/platform-backoffice";
import { callApi } from "@baize/platform-web/reads";
import { Alert, Button, Link, MenuItem, Stack, TextField, Typography } from "@mui/material";
import { useState } from "react";
import {
	AUDIENCES,
	type Audience,
	type EntryRecord,
	entryKey,
	hasPreview,
	isLobby,
	makePreview,
} from "../contract/index.ts";
import { readPlace } from "./editor/form/places.ts";

type Made = { revision: string; url: string; untilMs: number };

/** The link of the real page with the newest text, as it is read at a place and a moment. */
export function PreviewPanel({ record: { id, language: ofRecord, revisions } }: { record: EntryRecord }) {
	const { t, time } = useFormats();
	const may = useCan();
	const [place, setPlace] = useState("");
	const [at, setAt] = useState("");
	const [audience, setAudience] = useState<Audience>("visitors");
	const [language, setLanguage] = useState(ofRecord);
	const [made, setMade] = useState<Made>();
	const { attempt, isPending, problem } = useAttempt();
	const [newest] = revisions;
	const read = place === "" ? null : readPlace(place);
	if (!newest || !hasPreview(entryKey(id)) || !may(makePreview)) return null;
	async function make(revision: string): Promise<void> {
		if (read === undefined) return;
		const atMs = at === "" ? null : new Date(at).getTime();
		const outcome = await attempt(() =>
			callApi(makePreview, { params: { entry: id }, body: { revision, place: read, audience, atMs, language } }),
		);
		setMade(outcome && "value" in outcome ? { ...outcome.value, revision } : undefined);
	}
	return (
		<Panel title={t("entries.preview.title")}>
			<Stack spacing={1.5} sx={{ pt: 1 }}>
				<TextField
					label={t("entries.preview.place")}
					value={place}
					error={read === undefined}
					helperText={t(read === undefined ? "entries.editor.placeWrong" : "entries.preview.placeHint")}
					onChange={({ target }) => setPlace(target.value)}
				/>
				<AudienceChoice value={audience} onChange={setAudience} />
				{isLobby(entryKey(id)) && <LanguageChoice value={language} onChange={setLanguage} />}
				<TextField
					type="datetime-local"
					label={t("entries.preview.at")}
					helperText={t("entries.preview.atHint")}
					value={at}
					onChange={({ target }) => setAt(target.value)}
					slotProps={{ inputLabel: { shrink: true } }}
				/>
				<Button
					variant="outlined"
					disabled={isPending}
					onClick={() => void make(newest.id)}
					sx={{ alignSelf: "start" }}
				>
					{t("entries.preview.make")}
				</Button>
				{problem && <Alert severity="error">{problem}</Alert>}
				{made && made.revision === newest.id && (
					<Typography role="status">
						<Link href={made.url} target="_blank" rel="noopener">
							{t("entries.preview.open")}
						</Link>{" "}
						{t("entries.preview.until", { time: time(made.untilMs) })}
					</Typography>
				)}
			</Stack>
		</Panel>
	);
}

/** The rows of the lobby are the same in every language, so one draft is seen in each. */
function LanguageChoice({ value, onChange }: { value: Locale; onChange(language: Locale): void }) {
	const { t } = useFormats();
	return (
		<TextField
			select
			label={t("entries.preview.language")}
			value={value}
			onChange={({ target }) => onChange(target.value as Locale)}
		>
			{LOCALES.map((each) => (
				<MenuItem key={each} value={each}>
					{t(`entries.languages.${each}`)}
				</MenuItem>
			))}
		</TextField>
	);
}

function AudienceChoice({ value, onChange }: { value: Audience; onChange(audience: Audience): void }) {
	const { t } = useFormats();
	return (
		<TextField
			select
			label={t("entries.preview.audience")}
			value={value}
			onChange={({ target }) => onChange(target.value as Audience)}
		>
			{AUDIENCES.map((each) => (
				<MenuItem key={each} value={each}>
					{t(`entries.choices.${each}`)}
				</MenuItem>
			))}
		</TextField>
	);
}
