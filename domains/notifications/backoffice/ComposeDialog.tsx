import { LOCALE_NAMES, LOCALES, type Locale, tagOf } from "@baize/kernel/locale";
import { FormDialog, useCan } from "@baize/platform-backoffice";
import {
	Button,
	Checkbox,
	FormControlLabel,
	FormHelperText,
	Radio,
	RadioGroup,
	Stack,
	TextField,
	Typography,
} from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { announceToAll, writeToPlayer } from "../contract/index.ts";
import { type Audience, type ComposeForm, emptyForm, issuesOf } from "./compose-form.ts";
import { useSending } from "./use-sending.ts";

export function WriteButton() {
	const t = useTranslate();
	const may = useCan();
	const [isWriting, setWriting] = useState(false);
	return (
		<>
			<Button variant="contained" onClick={() => setWriting(true)}>
				{t("announcements.write")}
			</Button>
			{isWriting && (
				<ComposeDialog
					mayWriteToOne={may(writeToPlayer)}
					mayWriteToAll={may(announceToAll)}
					onClose={() => setWriting(false)}
				/>
			)}
		</>
	);
}

type Props = { mayWriteToOne: boolean; mayWriteToAll: boolean; onClose(): void };

/** The form for a message: its texts, its languages and its recipients. */
function ComposeDialog({ mayWriteToOne, mayWriteToAll, onClose }: Props) {
	const t = useTranslate();
	const [form, setForm] = useState<ComposeForm>(emptyForm(mayWriteToOne ? "one" : "all"));
	const [issues, setIssues] = useState<ReadonlySet<string>>(new Set());
	const { isPending, send } = useSending(onClose);
	const change = (over: Partial<ComposeForm>): void => setForm((now) => ({ ...now, ...over }));

	function submit(): void {
		const found = issuesOf(form);
		setIssues(found);
		if (found.size === 0) void send(form);
	}

	return (
		<FormDialog
			title={t("announcements.form.title")}
			submit={t(form.audience === "one" ? "announcements.form.send" : "announcements.form.sendAll")}
			cancel={t("announcements.form.cancel")}
			size="md"
			isPending={isPending}
			onClose={onClose}
			onSubmit={submit}
		>
			<Stack spacing={2} sx={{ pt: 1 }}>
				{mayWriteToOne && mayWriteToAll && (
					<AudienceChoice audience={form.audience} onChange={(audience) => change({ audience })} />
				)}
				{form.audience === "one" && (
					<TextField
						label={t("announcements.form.email")}
						type="email"
						value={form.email}
						onChange={(event) => change({ email: event.target.value })}
						error={issues.has("email")}
						helperText={issues.has("email") ? t("announcements.form.required") : " "}
						required
						autoFocus
					/>
				)}
				{LOCALES.map((locale) => (
					<LocaleFields key={locale} locale={locale} form={form} issues={issues} onChange={change} />
				))}
				<TextField
					label={t("announcements.form.link")}
					value={form.link}
					onChange={(event) => change({ link: event.target.value })}
					error={issues.has("link")}
					helperText={t(issues.has("link") ? "announcements.form.badLink" : "announcements.form.linkHint")}
				/>
				<Choices form={form} onChange={change} />
			</Stack>
		</FormDialog>
	);
}

function AudienceChoice({ audience, onChange }: { audience: Audience; onChange(audience: Audience): void }) {
	const t = useTranslate();
	return (
		<RadioGroup
			row
			aria-label={t("announcements.form.to")}
			value={audience}
			onChange={(_event, value) => onChange(value as Audience)}
		>
			<FormControlLabel value="one" control={<Radio />} label={t("announcements.form.toOne")} />
			<FormControlLabel value="all" control={<Radio />} label={t("announcements.form.toAll")} />
		</RadioGroup>
	);
}

type FieldsProps = {
	locale: Locale;
	form: ComposeForm;
	issues: ReadonlySet<string>;
	onChange(over: Partial<ComposeForm>): void;
};

function LocaleFields({ locale, form, issues, onChange }: FieldsProps) {
	const t = useTranslate();
	const texts = form.texts[locale];
	const set = (over: Partial<typeof texts>): void =>
		onChange({ texts: { ...form.texts, [locale]: { ...texts, ...over } } });
	const nameOf = (field: "subject" | "text"): string => `${t(`announcements.form.${field}`)} (${LOCALE_NAMES[locale]})`;
	return (
		<Stack spacing={1}>
			<TextField
				label={nameOf("subject")}
				value={texts.title}
				onChange={(event) => set({ title: event.target.value })}
				error={issues.has(`${locale}.title`)}
				slotProps={{ htmlInput: { maxLength: 120, lang: tagOf(locale), dir: "auto" } }}
				required={locale === "en"}
			/>
			<TextField
				label={nameOf("text")}
				value={texts.text}
				onChange={(event) => set({ text: event.target.value })}
				error={issues.has(`${locale}.text`)}
				helperText={locale === "en" ? " " : t("announcements.form.optional")}
				slotProps={{ htmlInput: { maxLength: 2_000, lang: tagOf(locale), dir: "auto" } }}
				required={locale === "en"}
				multiline
				minRows={2}
			/>
		</Stack>
	);
}

function Choices({ form, onChange }: Pick<FieldsProps, "form" | "onChange">) {
	const t = useTranslate();
	return (
		<div>
			<FormControlLabel
				control={<Checkbox checked={form.byMail} onChange={(_event, byMail) => onChange({ byMail })} />}
				label={t("announcements.form.byMail")}
			/>
			{form.audience === "all" && (
				<>
					<FormControlLabel
						control={
							<Checkbox checked={form.isMarketing} onChange={(_event, isMarketing) => onChange({ isMarketing })} />
						}
						label={<Typography>{t("announcements.form.isMarketing")}</Typography>}
					/>
					<FormHelperText>{t("announcements.form.isMarketingHint")}</FormHelperText>
				</>
			)}
		</div>
	);
}
