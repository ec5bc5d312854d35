import { CallError } from "@baize/platform-web/reads";
import { Alert, Box, Button, Paper, Stack, TextField, Typography } from "@mui/material";
import { type FormEvent, useState } from "react";
import { useLogin, useTranslate } from "react-admin";

const TOO_MANY_STATUS = 429;
const NO_ANSWER = 0;

function reasonOf(error: unknown): string {
	if (!(error instanceof CallError)) return error instanceof Error ? error.message : "office.login.failed";
	if (error.status === TOO_MANY_STATUS) return "office.login.tooMany";
	return error.status === NO_ANSWER || error.status >= 500 ? "office.login.failed" : "office.login.refused";
}

/** The operators' own door. */
export function LoginPage() {
	const t = useTranslate();
	const login = useLogin();
	const [fault, setFault] = useState("");
	const [isPending, setPending] = useState(false);

	async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		setPending(true);
		setFault("");
		try {
			await login({ username: form.get("username"), password: form.get("password") });
		} catch (error) {
			setFault(reasonOf(error));
		} finally {
			setPending(false);
		}
	}

	return (
		<Box
			component="main"
			sx={{ minHeight: "100dvh", display: "grid", placeItems: "center", p: 2, bgcolor: "background.default" }}
		>
			<Paper variant="outlined" sx={{ p: 4, inlineSize: "min(24rem, 100%)" }}>
				<Typography variant="overline" color="text.secondary">
					{t("office.name")}
				</Typography>
				<Typography component="h1" variant="h5" sx={{ mb: 2 }}>
					{t("office.login.title")}
				</Typography>
				<Stack component="form" spacing={2} onSubmit={submit}>
					{fault && (
						<Alert severity="error" role="alert">
							{t(fault)}
						</Alert>
					)}
					<TextField
						name="username"
						type="email"
						label={t("office.login.username")}
						autoComplete="username"
						required
						autoFocus
					/>
					<TextField
						name="password"
						type="password"
						label={t("office.login.password")}
						autoComplete="current-password"
						required
					/>
					<Button type="submit" variant="contained" size="large" disabled={isPending}>
						{t("office.login.submit")}
					</Button>
				</Stack>
			</Paper>
		</Box>
	);
}
