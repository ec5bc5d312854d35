import { Button, Stack, TextField } from "@mui/material";
import { type FormEvent, useState } from "react";
import { useTranslate } from "react-admin";
import type { OperatorProof } from "../../contract/index.ts";

type Props = {
	/** The factors that the operator has set up. */
	proofs: readonly OperatorProof[];
	isPending: boolean;
	/** The label of the button that sends the code. */
	submit: string;
	onCode(code: string): void;
	onPasskey(): void;
};

/** A code of the authenticator or a recovery code, or a passkey. */
export function ProofForm({ proofs, isPending, submit, onCode, onPasskey }: Props) {
	const t = useTranslate();
	const [isMissing, setMissing] = useState(false);
	const hasPasskey = proofs.includes("PASSKEY");

	function submitted(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		const code = codeIn(String(new FormData(event.currentTarget).get("code")));
		setMissing(code === "");
		if (code !== "") onCode(code);
	}

	return (
		<>
			{proofs.includes("TWO_FACTOR_AUTHENTICATION") && (
				<Stack component="form" spacing={2} noValidate onSubmit={submitted}>
					<TextField
						name="code"
						label={t("access.proof.code")}
						helperText={isMissing ? t("access.proof.missing") : t("access.proof.codeHint")}
						error={isMissing}
						required
						autoFocus
						autoComplete="one-time-code"
						slotProps={{ htmlInput: { dir: "ltr", autoCapitalize: "none", spellCheck: false, maxLength: 40 } }}
					/>
					<Button type="submit" variant="contained" size="large" disabled={isPending}>
						{submit}
					</Button>
				</Stack>
			)}
			{hasPasskey && (
				<Button variant="outlined" size="large" disabled={isPending} onClick={onPasskey}>
					{t("access.proof.passkey")}
				</Button>
			)}
		</>
	);
}

/** Authenticator apps show a code in two groups. */
const codeIn = (typed: string): string => (/^[\d\s]+$/.test(typed) ? typed.replaceAll(/\s/g, "") : typed.trim());
