import { useBodyRules } from "@baize/platform-web/reads";
import { Alert, Button, Stack, TextField } from "@mui/material";
import { type FormEvent, useState } from "react";
import { useTranslate } from "react-admin";
import { addOperatorPasskey } from "../contract/index.ts";
import { makePasskey } from "./make-passkey.ts";
import { useFactorAttempt } from "./use-factor-attempt.ts";

type Props = { onDone(): void; onBack(): void };

/** Adds a passkey under a name that its owner will recognise. */
export function PasskeySetup({ onDone, onBack }: Props) {
	const t = useTranslate();
	const { attempt, isPending, problem } = useFactorAttempt();
	useBodyRules(addOperatorPasskey, () => import("../contract/rules/add-operator-passkey.ts"));
	const [isMissing, setMissing] = useState(false);

	async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const name = String(new FormData(event.currentTarget).get("name")).trim();
		setMissing(name === "");
		if (name !== "" && (await attempt(() => makePasskey(name)))) onDone();
	}

	return (
		<Stack component="form" spacing={2} noValidate onSubmit={(event) => void submit(event)}>
			{problem && (
				<Alert severity="error" role="alert">
					{problem}
				</Alert>
			)}
			<TextField
				name="name"
				label={t("secondFactor.passkeyName")}
				helperText={isMissing ? t("secondFactor.missing") : t("secondFactor.passkeyNameHint")}
				error={isMissing}
				required
				autoFocus
				slotProps={{ htmlInput: { maxLength: 60 } }}
			/>
			<Button type="submit" variant="contained" size="large" disabled={isPending}>
				{t("secondFactor.makePasskey")}
			</Button>
			<Button onClick={onBack}>{t("secondFactor.setup.back")}</Button>
		</Stack>
	);
}
