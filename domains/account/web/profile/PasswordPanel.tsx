import { changePassword } from "@baize/identity/contract";
import { noFocusOnPress, Refused, useFields, usePasswordRules, useProof, useRefusalText } from "@baize/identity/web";
import { pages } from "@baize/platform-paths";
import { Button, Notice, Panel, PasswordField } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useViewer } from "@baize/platform-web/page";
import type { CallError } from "@baize/platform-web/reads";
import { useState } from "react";
import { useAccountTexts } from "../texts.ts";
import { usePasswordTexts } from "../use-password-texts.ts";

/** In place of the proof while the field is checked: a dialog asks for it afterwards. */
const UNKNOWN_PROOF = { password: "unknown" };

/** A new password; the current one is requested when it is sent. */
export function PasswordPanel() {
	const t = useAccountTexts();
	const path = useSitePath();
	const passwordTexts = usePasswordTexts();
	const errorText = useRefusalText();
	const session = useViewer()?.handle ?? "";
	const issuesIn = usePasswordRules();
	const [refused, setRefused] = useState<string>();
	const [ended, setEnded] = useState<number>();
	const change = useProof(changePassword, { onDone: done, onRefused: showRefusal, submit: t("password.submit") });
	const { form, control, showProblems } = useFields({
		name: "new",
		fields: ["password"],
		problemOf: (_field, { password }) =>
			passwordTexts.problemOf(password, issuesIn({ proof: UNKNOWN_PROOF, password })),
		onSend({ password }) {
			setRefused(undefined);
			setEnded(undefined);
			change.prompt((proof) => ({ params: { session }, body: { proof, password } }));
		},
	});

	function done(reply: { ended: number }): void {
		form.ref.current?.reset();
		setEnded(reply.ended);
	}

	function showRefusal(error: CallError): void {
		const issue = error.body.errors?.find(({ field }) => field === "password");
		if (issue) showProblems({ password: passwordTexts.issueText(issue.cause) });
		else setRefused(errorText(error));
	}

	return (
		<Panel title={t("password.title")}>
			<form {...form} className="grid gap-4">
				<Refused>{refused}</Refused>
				{ended !== undefined && (
					<Notice tone="success" live>
						{t("password.changed", { count: ended })}
					</Notice>
				)}
				<PasswordField
					{...control("password")}
					label={passwordTexts.label}
					hint={passwordTexts.hint}
					revealLabel={passwordTexts.revealLabel}
					autoComplete="new-password"
					dir="ltr"
				/>
				<p className="text-sm text-ink-muted">{t("password.consequence")}</p>
				<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
					<Button type="submit" {...noFocusOnPress}>
						{t("password.submit")}
					</Button>
					<a className="inline-flex min-h-11 items-center underline" href={path(pages.recover)}>
						{t("password.forgotten")}
					</a>
				</div>
			</form>
			{change.dialog}
		</Panel>
	);
}
