import type { Account } from "@baize/identity/contract";
import { noFocusOnPress, Refused, useFields, useRefusalText } from "@baize/identity/web";
import { isLocale, LOCALE_NAMES, LOCALES } from "@baize/kernel/locale";
import { Button, Checkbox, Panel, SelectField, TextField, toasts } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/page";
import { useBodyRules, useCall } from "@baize/platform-web/reads";
import { useEffect } from "react";
import { updatePreferences } from "../../contract/index.ts";
import { useAccountTexts } from "../texts.ts";

/** Nickname, language of mails, and consent to offers. */
export function PreferencesPanel({ account, onChanged }: { account: Account; onChanged(account: Account): void }) {
	const t = useAccountTexts();
	const session = useViewer()?.handle ?? "";
	const errorText = useRefusalText();
	const call = useCall(updatePreferences);
	const issuesIn = useBodyRules(updatePreferences, () => import("../../contract/rules/update-preferences.ts"));
	const { form, control, showProblems } = useFields({
		name: "preferences",
		fields: ["nickname", "language", "marketing"],
		problemOf(field, values) {
			const nickname = values.nickname.trim();
			if (field !== "nickname" || nickname === "") return undefined;
			const { language } = account;
			const issues = issuesIn({ nickname, language, marketing: values.marketing === "yes" });
			return issues.some((issue) => issue.field === "nickname") ? t("preferences.nicknameWrong") : undefined;
		},
		onSend: (values) => void send(values.nickname.trim(), values.language, values.marketing === "yes"),
	});
	const wrong = call.error?.body.errors?.find(({ field }) => field === "nickname")?.cause;
	useEffect(() => {
		if (wrong)
			showProblems({
				nickname: t(wrong === "imitatesStaff" ? "preferences.nicknameStaff" : "preferences.nicknameWrong"),
			});
	}, [call.error]);
	async function send(nickname: string, chosen: string, marketing: boolean): Promise<void> {
		const language = isLocale(chosen) ? chosen : account.language;
		const answer = await call.run({ params: { session }, body: { nickname: nickname || null, language, marketing } });
		if (!answer) return;
		onChanged(answer);
		toasts.raise(t("profile.saved"), { tone: "success" });
	}
	return (
		<Panel title={t("preferences.title")}>
			<form {...form} className="grid gap-4">
				<Refused>{call.error && !wrong && errorText(call.error)}</Refused>
				<TextField
					{...control("nickname")}
					label={t("preferences.nickname")}
					hint={t("preferences.nicknameHint")}
					defaultValue={account.nickname}
					autoComplete="nickname"
				/>
				<SelectField
					{...control("language")}
					label={t("preferences.language")}
					hint={t("preferences.languageHint")}
					choices={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
					defaultValue={account.language}
				/>
				<Checkbox
					{...control("marketing")}
					value="yes"
					label={t("preferences.marketing")}
					hint={t("preferences.marketingHint")}
					defaultChecked={account.marketing}
				/>
				<Button
					type="submit"
					look="secondary"
					className="justify-self-start"
					pending={call.pending}
					{...noFocusOnPress}
				>
					{t("profile.save")}
				</Button>
			</form>
		</Panel>
	);
}
