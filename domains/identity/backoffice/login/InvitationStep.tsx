import { CallError, callApi, useBodyRules } from "@baize/platform-web/reads";
import { Alert, Button, Checkbox, FormControlLabel, Stack, TextField, Typography } from "@mui/material";
import { type FormEvent, useEffect, useState } from "react";
import { useTranslate } from "react-admin";
import { acceptInvitation, checkInvitation } from "../../contract/index.ts";
import { usePasswordIssues } from "../account/use-password-issues.ts";
import { loginErrorText } from "./login-error-text.ts";
import type { OperatorLogin } from "./use-operator-login.ts";

type Props = { token: string; login: OperatorLogin; onLeave(): void };
type Invited = { email: string; displayName: string };

/** Where an invitation leads: the operator chooses a password. */
export function InvitationStep({ token, login, onLeave }: Props) {
	const t = useTranslate();
	const [invited, setInvited] = useState<Invited>();
	const [problem, setProblem] = useState("");
	useEffect(() => {
		callApi(checkInvitation, { body: { token } }).then(setInvited, (error) => {
			if (!(error instanceof CallError)) throw error;
			setProblem(loginErrorText(error, t));
		});
	}, [token, t]);

	if (problem)
		return (
			<>
				<Alert severity="warning" role="alert">
					{problem}
				</Alert>
				<Button onClick={onLeave}>{t("access.invitation.leave")}</Button>
			</>
		);
	return invited ? <ChoosePassword {...{ token, login, invited }} onChosen={onLeave} /> : null;
}

type ChooseProps = { token: string; login: OperatorLogin; invited: Invited; onChosen(): void };

function ChoosePassword({ token, login: { accept, isPending, errorText }, invited, onChosen }: ChooseProps) {
	const t = useTranslate();
	const { problemOf } = usePasswordIssues();
	useBodyRules(acceptInvitation, () => import("../../contract/rules/accept-invitation.ts"));
	const [isShown, setShown] = useState(false);
	const [problem, setProblem] = useState("");

	async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const password = String(new FormData(event.currentTarget).get("password"));
		const wrong = problemOf(password);
		setProblem(wrong);
		if (wrong === "" && (await accept(token, password))) onChosen();
	}

	return (
		<Stack component="form" spacing={2} noValidate onSubmit={(event) => void submit(event)}>
			<Typography>{t("access.invitation.text", { email: invited.email })}</Typography>
			<input type="hidden" name="username" autoComplete="username" value={invited.email} readOnly />
			<TextField
				name="password"
				type={isShown ? "text" : "password"}
				label={t("people.password.new")}
				autoComplete="new-password"
				error={problem !== "" || errorText !== ""}
				helperText={problem || t("people.password.hint")}
				slotProps={{ htmlInput: { autoCapitalize: "none", spellCheck: false, dir: "ltr" } }}
				required
				autoFocus
			/>
			<FormControlLabel
				control={<Checkbox checked={isShown} onChange={(_event, checked) => setShown(checked)} />}
				label={t("people.password.show")}
			/>
			<Button type="submit" variant="contained" size="large" disabled={isPending}>
				{t("access.invitation.submit")}
			</Button>
		</Stack>
	);
}
