import { Button, Notice, Panel, PasswordField } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/house";
import { useSitePath } from "@baize/platform-web/i18n";
import { type CallError, useErrorText } from "@baize/platform-web/reads";
import { useState } from "react";
import { changePassword } from "../../contract/index.ts";
import { Refused } from "./Refused.tsx";
import { useAccountTexts } from "./texts.ts";
import { staysPut, useFields } from "./use-fields.ts";
import { usePasswordWords } from "./use-password-words.ts";
import { useProof } from "./use-proof.tsx";

/** A new password; the present one is asked for when it is sent. */
export function PasswordPanel() {
	const t = useAccountTexts();
	const path = useSitePath();
	const words = usePasswordWords();
	const errorText = useErrorText();
	const session = useViewer()?.handle ?? "";
	const [refused, setRefused] = useState<string>();
	const [ended, setEnded] = useState<number>();
	const change = useProof(changePassword, { onDone: done, onRefused: told, submit: t("password.submit") });
	const { form, control, tell } = useFields({
		name: "new",
		fields: ["password"],
		problemOf: (_field, { password }) => words.problemOf(password),
		onSend({ password }) {
			setRefused(undefined);
			setEnded(undefined);
			change.ask((proof) => ({ params: { session }, body: { proof, password } }));
		},
	});

	function done(reply: { ended: number }): void {
		form.ref.current?.reset();
		setEnded(reply.ended);
	}

	function told(error: CallError): void {
		const fault = error.body.errors?.find(({ field }) => field === "password");
		if (fault) tell({ password: words.faultText(fault.cause) });
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
					label={words.label}
					hint={words.hint}
					revealLabel={words.revealLabel}
					autoComplete="new-password"
					dir="ltr"
				/>
				<p className="text-sm text-ink-muted">{t("password.consequence")}</p>
				<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
					<Button type="submit" {...staysPut}>
						{t("password.submit")}
					</Button>
					<a className="inline-flex min-h-11 items-center underline" href={path("/recover")}>
						{t("password.forgotten")}
					</a>
				</div>
			</form>
			{change.dialog}
		</Panel>
	);
}
