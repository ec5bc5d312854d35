import { callApi, useBodyRules } from "@baize/platform-web/reads";
import { Alert, Box, Button, Stack, TextField, Typography } from "@mui/material";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslate } from "react-admin";
import { beginOperatorAuthenticator, confirmOperatorAuthenticator } from "../contract/index.ts";
import { QrCode } from "./QrCode.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { useFactorAttempt } from "./use-factor-attempt.ts";

type Props = { onDone(): void; onBack(): void };

/** Sets up a new authenticator: shows its key, takes its first code, then shows the recovery codes. */
export function AuthenticatorSetup({ onDone, onBack }: Props) {
	const t = useTranslate();
	const { attempt, isPending, problem } = useFactorAttempt();
	const [uri, setUri] = useState<string>();
	const [codes, setCodes] = useState<readonly string[]>();
	const field = useRef<HTMLInputElement>(null);
	const hasBegun = useRef(false);
	useBodyRules(confirmOperatorAuthenticator, () => import("../contract/rules/confirm-operator-authenticator.ts"));
	useEffect(() => {
		// Starting again would replace the pending key, so it starts only once.
		if (hasBegun.current) return;
		hasBegun.current = true;
		void attempt(() => callApi(beginOperatorAuthenticator, {})).then((begun) => begun && setUri(begun.otpAuthUri));
	}, [attempt]);

	async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const code = String(new FormData(event.currentTarget).get("code")).replaceAll(/\D/g, "");
		const confirmed = await attempt(() => callApi(confirmOperatorAuthenticator, { body: { code } }));
		if (confirmed) setCodes(confirmed.recoveryCodes);
		else field.current?.select();
	}

	if (codes) return <RecoveryCodes codes={codes} onStored={onDone} />;
	return (
		<Stack component="form" spacing={2} onSubmit={(event) => void submit(event)}>
			<Typography>{t("secondFactor.setup.scan")}</Typography>
			<Box sx={{ display: "grid", justifyItems: "center", gap: 1, minBlockSize: "14rem" }}>
				{uri && (
					<>
						<QrCode text={uri} label={t("secondFactor.setup.qr")} />
						<Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }} dir="ltr">
							{t("secondFactor.setup.key")}: <code>{keyIn(uri)}</code>
						</Typography>
					</>
				)}
			</Box>
			{problem && (
				<Alert severity="error" role="alert">
					{problem}
				</Alert>
			)}
			<TextField
				name="code"
				label={t("secondFactor.setup.code")}
				inputRef={field}
				required
				autoComplete="one-time-code"
				slotProps={{ htmlInput: { inputMode: "numeric", dir: "ltr", spellCheck: false, maxLength: 7 } }}
			/>
			<Button type="submit" variant="contained" size="large" disabled={isPending || !uri}>
				{t("secondFactor.setup.submit")}
			</Button>
			<Button onClick={onBack}>{t("secondFactor.setup.back")}</Button>
		</Stack>
	);
}

/** The key in groups of four characters, for typing by hand. */
const keyIn = (uri: string): string =>
	(new URL(uri).searchParams.get("secret") ?? "").replaceAll(/(.{4})(?=.)/g, "$1 ");
