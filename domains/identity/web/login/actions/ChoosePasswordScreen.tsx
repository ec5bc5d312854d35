import { Button, PasswordField } from "@baize/platform-web";
import { callHouse } from "@baize/platform-web/reads";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { PASSWORD_MIN_LENGTH } from "../../../contract/password-length.ts";
import { choosePassword } from "../../../contract/required-action-calls.ts";
import { useLoginTexts } from "../texts.ts";
import { ActionFrame } from "./ActionFrame.tsx";
import type { ActionPage } from "./load-action.ts";
import { faultIn, useAction } from "./use-action.ts";

/** Another password; the house says what is wrong with one, and it stays as it was typed. */
export function ChoosePasswordScreen(page: ActionPage) {
	const t = useLoginTexts();
	const action = useAction(page, t("action.password.done"));
	const [fault, setFault] = useState<string>();
	const field = useRef<HTMLInputElement>(null);
	const told = faultIn(action.error, "password");
	useEffect(() => setFault(told), [told, action.error]);
	useEffect(() => {
		if (fault) field.current?.focus();
	}, [fault]);

	async function submitted(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const password = field.current?.value ?? "";
		const found = password === "" ? "missing" : password.length < PASSWORD_MIN_LENGTH ? "minLength" : undefined;
		setFault(found);
		if (found) return field.current?.focus();
		const params = { session: page.handle };
		const done = await action.once((token) => callHouse(choosePassword, { params, body: { token, password } }));
		if (done) action.goOn(done);
	}
	const words = (cause: string): string => {
		const key = `action.password.${cause}`;
		return t((t.has(key as never) ? key : "action.password.tooSimple") as "action.password.missing");
	};
	return (
		<ActionFrame
			title={t("action.password.title")}
			text={t("action.password.text")}
			description={t("action.password.description")}
			error={told ? undefined : action.error}
		>
			<form method="post" noValidate onSubmit={(event) => void submitted(event)} className="grid gap-5">
				<PasswordField
					ref={field}
					name="password"
					label={t("action.password.label")}
					hint={t("action.password.hint")}
					revealLabel={t("page.showPassword")}
					autoComplete="new-password"
					dir="ltr"
					error={fault && words(fault)}
				/>
				<Button type="submit" wide pending={action.pending}>
					{t("action.password.submit")}
				</Button>
			</form>
		</ActionFrame>
	);
}
