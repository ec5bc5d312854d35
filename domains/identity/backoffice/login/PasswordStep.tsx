import { Button, Stack, TextField } from "@mui/material";
import type { FormEvent } from "react";
import { useTranslate } from "react-admin";
import type { OperatorLogin } from "./use-operator-login.ts";

/** E-mail and password, or a passkey, which is both factors. */
export function PasswordStep({ login: { givePassword, givePasskey, isPending } }: { login: OperatorLogin }) {
	const t = useTranslate();

	function submit(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		void givePassword(String(form.get("username")), String(form.get("password")));
	}

	return (
		<Stack component="form" spacing={2} onSubmit={submit}>
			<TextField
				name="username"
				type="email"
				label={t("access.login.username")}
				autoComplete="username"
				required
				autoFocus
			/>
			<TextField
				name="password"
				type="password"
				label={t("access.login.password")}
				autoComplete="current-password"
				required
			/>
			<Button type="submit" variant="contained" size="large" disabled={isPending}>
				{t("access.login.submit")}
			</Button>
			<Button variant="outlined" size="large" disabled={isPending} onClick={() => void givePasskey()}>
				{t("access.login.passkey")}
			</Button>
		</Stack>
	);
}
