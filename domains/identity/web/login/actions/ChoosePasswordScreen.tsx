import { Button, PasswordField } from "@baize/platform-web";
import { callApi, useBodyRules } from "@baize/platform-web/reads";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { choosePassword } from "../../../contract/login/required-action-calls.ts";
import { PASSWORD_MIN_LENGTH } from "../../../contract/registration/password-length.ts";
import { ActionFrame } from "./ActionFrame.tsx";
import type { ActionPage } from "./load-action.ts";
import { useActionTexts, useLoginTexts } from "./texts.ts";
import { issueIn, useAction } from "./use-action.ts";

/** A new password; the server checks it, and what was typed is kept. */
export function ChoosePasswordScreen(page: ActionPage) {
	const t = useActionTexts();
	const ofLogin = useLoginTexts();
	const action = useAction(page, t("password.done"));
	useBodyRules(choosePassword, () => import("../../../contract/rules/choose-password.ts"));
	const [issue, setIssue] = useState<string>();
	const field = useRef<HTMLInputElement>(null);
	const refusedAs = issueIn(action.error, "password");
	useEffect(() => setIssue(refusedAs), [refusedAs, action.error]);
	useEffect(() => {
		if (issue) field.current?.focus();
	}, [issue]);

	async function submitted(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const password = field.current?.value ?? "";
		const found = password === "" ? "missing" : password.length < PASSWORD_MIN_LENGTH ? "minLength" : undefined;
		setIssue(found);
		if (found) return field.current?.focus();
		const params = { session: page.handle };
		const done = await action.once((token) => callApi(choosePassword, { params, body: { token, password } }));
		if (done) action.goOn(done);
	}
	const causeText = (cause: string): string => {
		const key = `password.${cause}`;
		return t((t.has(key as never) ? key : "password.tooSimple") as "password.missing");
	};
	return (
		<ActionFrame
			title={t("password.title")}
			text={t("password.text")}
			description={t("password.description")}
			error={refusedAs ? undefined : action.error}
		>
			<form method="post" noValidate onSubmit={(event) => void submitted(event)} className="grid gap-5">
				<PasswordField
					ref={field}
					name="password"
					label={t("password.label")}
					hint={t("password.hint")}
					revealLabel={ofLogin("page.showPassword")}
					autoComplete="new-password"
					dir="ltr"
					error={issue && causeText(issue)}
				/>
				<Button type="submit" wide pending={action.pending}>
					{t("password.submit")}
				</Button>
			</form>
		</ActionFrame>
	);
}
