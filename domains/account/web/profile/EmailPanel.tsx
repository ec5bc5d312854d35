import { type Account, beginEmailChange, cancelEmailChange } from "@baize/identity/contract";
import {
	EditForm,
	useEditForm,
	useEmailChangeRules,
	useIdentityTexts,
	usePersonTexts,
	useRefusalText,
} from "@baize/identity/web";
import { Button, Notice, Panel, TextField, toasts } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/page";
import { useCall } from "@baize/platform-web/reads";
import { useState } from "react";
import { useAccountTexts } from "../texts.ts";

type Props = { account: Account; onChanged(account: Account): void };

/** The e-mail that the player logs in with, and the requested new one. */
export function EmailPanel({ account, onChanged }: Props) {
	const t = useAccountTexts();
	const [isOpen, setOpen] = useState(false);
	const handleRequested = (newEmail: string): void => {
		setOpen(false);
		onChanged({ ...account, newEmail });
	};
	const edit = (
		<Button look="secondary" size="s" icon="edit" onClick={() => setOpen(true)}>
			{t("email.change")}
		</Button>
	);
	return (
		<Panel title={t("email.title")} aside={isOpen ? undefined : edit}>
			<div className="grid gap-4">
				<p className="font-medium break-all">
					<bdi>{account.email}</bdi>
				</p>
				{account.newEmail !== undefined && <Awaited account={account} onChanged={onChanged} />}
				{isOpen && <EmailForm present={account.email} onRequested={handleRequested} onCancel={() => setOpen(false)} />}
			</div>
		</Panel>
	);
}

function Awaited({ account, onChanged }: Props) {
	const t = useAccountTexts();
	const session = useViewer()?.handle ?? "";
	const errorText = useRefusalText();
	const cancel = useCall(cancelEmailChange);
	async function press(): Promise<void> {
		const answer = await cancel.run({ params: { session } });
		if (!answer) return;
		onChanged(answer);
		toasts.raise(t("email.cancelled"), { tone: "success" });
	}
	const stop = (
		<Button look="secondary" size="s" pending={cancel.pending} onClick={() => void press()}>
			{t("email.cancel")}
		</Button>
	);
	return (
		<Notice tone="info" live title={t("email.awaitedTitle")} actions={stop}>
			{t.rich("email.awaited", { email: () => <bdi className="font-semibold break-all">{account.newEmail}</bdi> })}
			{cancel.error && <span role="alert">{errorText(cancel.error)}</span>}
		</Notice>
	);
}

function EmailForm({
	present,
	onRequested,
	onCancel,
}: {
	present: string;
	onRequested(email: string): void;
	onCancel(): void;
}) {
	const t = useAccountTexts();
	const identity = useIdentityTexts();
	const person = usePersonTexts();
	const edit = useEditForm({
		call: beginEmailChange,
		issuesIn: useEmailChangeRules(),
		name: "email",
		fields: ["email"],
		bodyOf: ({ email }, proof) => ({ email: email.trim(), proof }),
		problemOf(_field, { email }) {
			const given = email.trim();
			if (given === "") return identity("join.problems.email.missing");
			return given.toLowerCase() === present ? person("errors.emailUnchanged") : undefined;
		},
		issueText: () => identity("join.problems.email.wrong"),
		onDone: ({ email }) => onRequested(email),
		submit: t("email.submit"),
	});
	return (
		<EditForm edit={edit} submit={t("email.submit")} cancel={t("profile.cancel")} onCancel={onCancel} divided>
			<TextField
				{...edit.control("email")}
				type="email"
				label={t("email.new")}
				hint={t("email.hint")}
				autoComplete="email"
				autoCapitalize="none"
				spellCheck={false}
				dir="ltr"
			/>
		</EditForm>
	);
}
