import { LOCALES } from "@baize/kernel/locale";
import {
	type Pair,
	Pairs,
	Panel,
	RecordLayout,
	StateChip,
	useCan,
	useChange,
	useFormats,
} from "@baize/platform-backoffice";
import { Alert, Box, Button, Stack, TextField, Typography } from "@mui/material";
import { type FormEvent, useEffect, useState } from "react";
import { Link, useCreatePath } from "react-admin";
import { type Alts, describePicture, type PictureRecord } from "../../contract/index.ts";
import { TONES as ENTRY_TONES } from "../tones.ts";
import { FocusPicker } from "./FocusPicker.tsx";
import type { Focus } from "./focus.ts";
import { RemoveAct } from "./RemoveAct.tsx";
import { TONES } from "./tones.ts";

type Props = { record: PictureRecord };
type Description = { focus: Focus; alts: Alts };

/** One picture: what of it stays visible, what it shows, and where it is drawn. */
export function PicturePage({ record }: Props) {
	return (
		<RecordLayout
			title={record.name}
			chips={<StateChip state={record.state} texts="pictures.states" tones={TONES} />}
			aside={
				<>
					<About record={record} />
					<Uses record={record} />
					<RemoveAct record={record} />
				</>
			}
		>
			<DescriptionForm record={record} />
		</RecordLayout>
	);
}

const NO_TEXTS = Object.fromEntries(LOCALES.map((locale) => [locale, ""])) as Alts;
const descriptionOf = ({ focus, alts }: PictureRecord): Description => ({ focus, alts: alts ?? NO_TEXTS });
const isSame = (one: Description, other: Description): boolean =>
	one.focus.x === other.focus.x &&
	one.focus.y === other.focus.y &&
	LOCALES.every((locale) => one.alts[locale] === other.alts[locale]);

/** The record is read again and again: what is written here stays until it is saved. */
function useDescription(record: PictureRecord) {
	const stored = descriptionOf(record);
	const [written, setWritten] = useState<Description>();
	const isStored = written !== undefined && isSame(written, stored);
	useEffect(() => {
		if (isStored) setWritten(undefined);
	}, [isStored]);
	return { description: written ?? stored, isChanged: written !== undefined && !isStored, setWritten };
}

function DescriptionForm({ record }: Props) {
	const { t } = useFormats();
	const may = useCan();
	const { description, isChanged, setWritten } = useDescription(record);
	const [isChecked, setChecked] = useState(false);
	const { run, isPending, problem } = useChange(describePicture, { done: "pictures.saved", refusals: "returned" });
	const isReadOnly = isPending || !may(describePicture);
	const missing = LOCALES.filter((locale) => description.alts[locale].trim() === "");

	function submitted(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		setChecked(true);
		const [first] = missing;
		if (first === undefined) void run({ params: { picture: record.id }, body: description });
		else event.currentTarget.querySelector<HTMLElement>(`[name="alt-${first}"]`)?.focus();
	}
	return (
		<Stack component="form" noValidate spacing={2} onSubmit={submitted} aria-label={t("pictures.form")}>
			<Panel title={t("pictures.focus.title")}>
				<FocusPicker
					picture={record.id}
					alt={record.alt || record.name}
					focus={description.focus}
					isReadOnly={isReadOnly}
					onChange={(focus) => setWritten({ ...description, focus })}
				/>
			</Panel>
			<Panel title={t("pictures.alts.title")}>
				<Stack spacing={2}>
					<Typography>{t("pictures.alts.intro")}</Typography>
					{LOCALES.map((locale) => (
						<TextField
							key={locale}
							name={`alt-${locale}`}
							label={t(`entries.languages.${locale}`)}
							value={description.alts[locale]}
							required
							fullWidth
							multiline
							disabled={isReadOnly}
							error={isChecked && missing.includes(locale)}
							helperText={isChecked && missing.includes(locale) ? t("entries.issues.required") : undefined}
							onChange={({ target }) =>
								setWritten({ ...description, alts: { ...description.alts, [locale]: target.value } })
							}
							slotProps={{ htmlInput: { lang: locale, dir: "auto", maxLength: 300 } }}
						/>
					))}
				</Stack>
			</Panel>
			{problem && <Alert severity="error">{problem}</Alert>}
			<Box sx={{ display: "flex", gap: 1.5 }}>
				<Button type="submit" variant="contained" disabled={isReadOnly || !isChanged}>
					{t("pictures.save")}
				</Button>
				<Button disabled={isReadOnly || !isChanged} onClick={() => setWritten(undefined)}>
					{t("entries.editor.discard")}
				</Button>
			</Box>
		</Stack>
	);
}

function About({ record: { width, height, bytes, byName, uploadedAtMs } }: Props) {
	const { t, time } = useFormats();
	const pairs: Pair[] = [
		[t("pictures.about.size"), t("pictures.about.pixels", { width, height })],
		[t("pictures.about.bytes"), t("pictures.about.kilobytes", { count: Math.ceil(bytes / 1024) })],
		[t("resources.pictures.fields.byName"), byName],
		[t("resources.pictures.fields.uploadedAtMs"), time(uploadedAtMs)],
	];
	return (
		<Panel title={t("entries.about")}>
			<Pairs pairs={pairs} />
		</Panel>
	);
}

function Uses({ record: { usedIn } }: Props) {
	const { t } = useFormats();
	const pathTo = useCreatePath();
	return (
		<Panel title={t("pictures.uses.title")}>
			{usedIn.length === 0 && <Typography>{t("pictures.uses.none")}</Typography>}
			<Stack component="ul" spacing={1} sx={{ listStyle: "none", p: 0, m: 0 }}>
				{usedIn.map(({ id, title, contentType, language, state }) => (
					<Box key={id} component="li">
						<Link to={pathTo({ resource: "entries", type: "show", id })}>{title}</Link>{" "}
						{`${t(`entries.types.${contentType}`)}, ${t(`entries.languages.${language}`)}`}{" "}
						<StateChip state={state} texts="entries.states" tones={ENTRY_TONES} />
					</Box>
				))}
			</Stack>
		</Panel>
	);
}
