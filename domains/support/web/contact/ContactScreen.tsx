import type { ReplyOf } from "@baize/kernel/call";
import { DEFAULT_LOCALE } from "@baize/kernel/locale";
import { pages } from "@baize/platform-paths";
import {
	Button,
	ErrorSummary,
	Field,
	Notice,
	SelectField,
	TextField,
	toasts,
	useErrorFocus,
} from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { PageContext } from "@baize/platform-web/page";
import { useCall, useErrorText } from "@baize/platform-web/reads";
import { type FormEvent, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { GENERAL_SUBJECT, MAX_CONTACT_TEXT, readContactForm, sendContactMessage } from "../../contract/contact.ts";
import { HelpFrame } from "../help/HelpFrame.tsx";
import { useSupportTexts } from "../texts.ts";
import { bodyOf, type ContactDraft, type FaultyField, faultsOf } from "./contact-form.ts";
import { takeTyped } from "./typed-before.ts";

type Form = ReplyOf<typeof readContactForm>;

export const loadContact = ({ call }: PageContext): Promise<Form> => call(readContactForm, {});

/** With one subject, or none, there is nothing to ask. */
function subjectUnasked(subjects: Form["subjects"]): string {
	const [first = { id: GENERAL_SUBJECT }, ...others] = subjects;
	return others.length === 0 ? first.id : "";
}

const idOf = (field: FaultyField): string => `contact-${field}`;

/** The way to a person: what is written here is answered by e-mail. After it was sent, the help opens. ROUTE-04 */
export function ContactScreen({ subjects }: Form) {
	const t = useSupportTexts();
	const path = useSitePath();
	const navigate = useNavigate();
	const errorText = useErrorText();
	const sending = useCall(sendContactMessage);
	const focusError = useErrorFocus();
	const [draft, setDraft] = useState<ContactDraft>({
		email: "",
		subject: subjectUnasked(subjects),
		message: "",
		username: "",
	});
	useEffect(() => {
		const typed = takeTyped();
		if (typed) setDraft((before) => ({ ...before, message: before.message || typed }));
	}, []);
	const [faults, setFaults] = useState<readonly FaultyField[]>([]);
	const change = (over: Partial<ContactDraft>): void => {
		const next = { ...draft, ...over };
		setDraft(next);
		const left = faultsOf(next);
		setFaults((before) => before.filter((field) => left.includes(field)));
	};
	const errorOf = (field: FaultyField) => (faults.includes(field) ? t(`contact.${field}Missing`) : undefined);

	async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const form = event.currentTarget;
		const found = faultsOf(draft);
		setFaults(found);
		if (found.length > 0) return focusError(form);
		const sent = await sending.run({ headers: { language: DEFAULT_LOCALE }, body: bodyOf(draft) });
		if (!sent) return;
		toasts.raise(t("contact.sent"), { tone: "success" });
		await navigate(path(pages.help));
	}

	return (
		<HelpFrame
			title={t("contact.title")}
			description={t("contact.description")}
			crumbs={[{ label: t("contact.title") }]}
		>
			<div className="grid max-w-prose gap-6">
				<header className="grid gap-3">
					<h1 className="text-3xl">{t("contact.title")}</h1>
					<p className="text-ink-muted">{t("contact.text")}</p>
				</header>
				<form className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
					<ErrorSummary
						title={t("contact.errors")}
						errors={faults.map((field) => ({ id: idOf(field), message: t(`contact.${field}Missing`) }))}
					/>
					<ContactFields subjects={subjects} draft={draft} errorOf={errorOf} onChange={change} />
					{sending.error && (
						<Notice tone="danger" title={t("contact.failed")} live>
							{errorText(sending.error)}
						</Notice>
					)}
					<Button type="submit" pending={sending.pending} className="justify-self-start">
						{t("contact.send")}
					</Button>
				</form>
			</div>
		</HelpFrame>
	);
}

type FieldsProps = Form & {
	draft: ContactDraft;
	errorOf(field: FaultyField): string | undefined;
	onChange(over: Partial<ContactDraft>): void;
};

function ContactFields({ subjects, draft, errorOf, onChange }: FieldsProps) {
	const t = useSupportTexts();
	return (
		<>
			<TextField
				id={idOf("email")}
				type="email"
				autoComplete="email"
				dir="ltr"
				label={t("contact.email")}
				hint={t("contact.emailHint")}
				error={errorOf("email")}
				value={draft.email}
				maxLength={254}
				onChange={(event) => onChange({ email: event.currentTarget.value })}
			/>
			{subjects.length > 1 && (
				<SelectField
					id={idOf("subject")}
					label={t("contact.subject")}
					empty={t("contact.subjectEmpty")}
					error={errorOf("subject")}
					choices={subjects.map(({ id, label }) => ({ value: id, label }))}
					value={draft.subject}
					onChange={(event) => onChange({ subject: event.currentTarget.value })}
				/>
			)}
			<Field
				id={idOf("message")}
				label={t("contact.message")}
				hint={t("contact.messageHint")}
				error={errorOf("message")}
			>
				{(links) => (
					<textarea
						{...links}
						className="control min-h-40 py-3"
						rows={6}
						maxLength={MAX_CONTACT_TEXT}
						value={draft.message}
						onChange={(event) => onChange({ message: event.currentTarget.value })}
					/>
				)}
			</Field>
			<TextField
				type="email"
				autoComplete="off"
				dir="ltr"
				label={t("contact.username")}
				hint={t("contact.usernameHint")}
				value={draft.username}
				maxLength={254}
				onChange={(event) => onChange({ username: event.currentTarget.value })}
			/>
		</>
	);
}
