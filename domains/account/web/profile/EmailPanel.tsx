import { type Account, beginEmailChange, cancelEmailChange, EMAIL_PATTERN } from "@baize/identity/contract";
import {
	noFocusOnPress,
	Refused,
	useFields,
	useIdentityTexts,
	usePersonTexts,
	useProof,
	useRefusalText,
} from "@baize/identity/web";
import { ActionGroup, Button, Notice, Panel, TextField, toasts } from "@baize/platform-web";
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

const EMAIL = new RegExp(EMAIL_PATTERN, "u");

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
	const session = useViewer()?.handle ?? "";
	const errorText = useRefusalText();
	const [refused, setRefused] = useState<string>();
	const change = useProof(beginEmailChange, {
		onDone: ({ email }) => onRequested(email),
		onRefused: (error) => setRefused(errorText(error)),
		submit: t("email.submit"),
	});
	const { form, control } = useFields({
		name: "email",
		fields: ["email"],
		problemOf(_field, { email }) {
			const given = email.trim();
			if (given === "") return identity("join.problems.email.missing");
			if (given.toLowerCase() === present) return person("errors.emailUnchanged");
			return EMAIL.test(given) ? undefined : identity("join.problems.email.wrong");
		},
		onSend({ email }) {
			setRefused(undefined);
			change.prompt((proof) => ({ params: { session }, body: { email: email.trim(), proof } }));
		},
	});
	return (
		<>
			<form {...form} className="grid gap-4 border-t border-hairline pt-4">
				<Refused>{refused}</Refused>
				<TextField
					{...control("email")}
					type="email"
					label={t("email.new")}
					hint={t("email.hint")}
					autoComplete="email"
					autoCapitalize="none"
					spellCheck={false}
					dir="ltr"
				/>
				<ActionGroup>
					<Button type="submit" {...noFocusOnPress}>
						{t("email.submit")}
					</Button>
					<Button look="quiet" onClick={onCancel}>
						{t("profile.cancel")}
					</Button>
				</ActionGroup>
			</form>
			{change.dialog}
		</>
	);
}
