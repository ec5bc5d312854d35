import { Panel } from "@baize/platform-backoffice";
import { Alert, Button, Checkbox, FormControlLabel, Stack, TextField, Typography } from "@mui/material";
import { type FormEvent, useRef, useState } from "react";
import { useTranslate } from "react-admin";
import { type Field, usePasswordChange } from "./use-password-change.ts";

/** Where operators change their own password. */
export function PasswordPanel() {
	const t = useTranslate();
	return (
		<Panel title={t("people.password.title")}>
			<Typography sx={{ color: "text.secondary", mb: 2 }}>{t("people.password.consequence")}</Typography>
			<PasswordForm />
		</Panel>
	);
}

const FIELDS = [
	{ name: "present", autoComplete: "current-password" },
	{ name: "password", autoComplete: "new-password" },
] as const satisfies readonly { name: Field; autoComplete: string }[];

function PasswordForm() {
	const t = useTranslate();
	const form = useRef<HTMLFormElement>(null);
	const [isShown, setShown] = useState(false);
	const { result, isPending, change } = usePasswordChange();

	async function submit(event: FormEvent): Promise<void> {
		event.preventDefault();
		const typed = new FormData(form.current!);
		const outcome = await change({ present: String(typed.get("present")), password: String(typed.get("password")) });
		if (outcome.done) form.current?.reset();
		const wrong = FIELDS.find(({ name }) => outcome[name]);
		if (wrong) form.current?.querySelector<HTMLInputElement>(`[name=${wrong.name}]`)?.focus();
	}

	return (
		<Stack component="form" spacing={2} ref={form} onSubmit={(event) => void submit(event)} noValidate>
			{result.refused && (
				<Alert severity="error" role="alert">
					{result.refused}
				</Alert>
			)}
			{result.done && (
				<Alert severity="success" role="status">
					{result.done}
				</Alert>
			)}
			{FIELDS.map(({ name, autoComplete }) => (
				<TextField
					key={name}
					name={name}
					type={isShown ? "text" : "password"}
					label={t(`people.password.${name === "password" ? "new" : name}`)}
					autoComplete={autoComplete}
					error={result[name] !== undefined}
					helperText={result[name] ?? (name === "password" && t("people.password.hint"))}
					slotProps={{ htmlInput: { autoCapitalize: "none", spellCheck: false, dir: "ltr" } }}
					required
					fullWidth
				/>
			))}
			<FormControlLabel
				control={<Checkbox checked={isShown} onChange={(_event, checked) => setShown(checked)} />}
				label={t("people.password.show")}
			/>
			<Button type="submit" variant="contained" size="large" disabled={isPending} sx={{ alignSelf: "start" }}>
				{t("people.password.submit")}
			</Button>
		</Stack>
	);
}
