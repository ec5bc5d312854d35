import { Button, Notice, Panel, PasswordField } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/house";
import { useSitePath } from "@baize/platform-web/i18n";
import { type CallError, useErrorText } from "@baize/platform-web/reads";
import { useState } from "react";
import { changePassword } from "../../contract/index.ts";
import { useIdentityTexts } from "../texts.ts";
import { Refused } from "./Refused.tsx";
import { useAccountTexts } from "./texts.ts";
import { useAct } from "./use-act.ts";
import { staysPut, useFields } from "./use-fields.ts";
import { usePasswordWords } from "./use-password-words.ts";

/** The present password and the new one, side by side with what follows from it. */
export function PasswordPanel() {
	const t = useAccountTexts();
	const identity = useIdentityTexts();
	const path = useSitePath();
	const words = usePasswordWords();
	const errorText = useErrorText();
	const session = useViewer()?.handle ?? "";
	const act = useAct(changePassword);
	const [refused, setRefused] = useState<string>();
	const [ended, setEnded] = useState<number>();
	const { form, control, tell } = useFields({
		name: "password",
		fields: ["present", "password"],
		problemOf: (field, values) =>
			field === "password"
				? words.problemOf(values.password)
				: values.present === ""
					? t("password.presentMissing")
					: undefined,
		onSend: ({ present, password }) => void send(present, password),
	});

	async function send(present: string, password: string): Promise<void> {
		setRefused(undefined);
		setEnded(undefined);
		const outcome = await act.run({ params: { session }, body: { proof: { password: present }, password } });
		if (outcome.isDone) {
			form.ref.current?.reset();
			setEnded(outcome.reply.ended);
		} else if (outcome.error) told(outcome.error);
	}

	function told(error: CallError): void {
		const fault = error.body.errors?.find(({ field }) => field === "password");
		if (fault) tell({ password: words.faultText(fault.cause) });
		else if (error.code === "PASSWORD_WRONG") tell({ present: errorText(error) });
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
					{...control("present")}
					label={t("password.present")}
					revealLabel={identity("login.showPassword")}
					dir="ltr"
				/>
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
					<Button type="submit" pending={act.pending} {...staysPut}>
						{t("password.submit")}
					</Button>
					<a className="inline-flex min-h-11 items-center underline" href={path("/recover")}>
						{t("password.forgotten")}
					</a>
				</div>
			</form>
		</Panel>
	);
}
