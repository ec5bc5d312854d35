import { Button, Stack } from "@mui/material";
import { useTranslate } from "react-admin";
import type { OperatorProof } from "../../contract/index.ts";
import { ProofForm } from "./ProofForm.tsx";
import type { OperatorLogin } from "./use-operator-login.ts";

type Props = { login: OperatorLogin; proofs: readonly OperatorProof[] };

/** The second factor. */
export function ProofStep({ login: { prove, proveByPasskey, restart, isPending }, proofs }: Props) {
	const t = useTranslate();
	return (
		<Stack spacing={2}>
			<ProofForm
				proofs={proofs}
				isPending={isPending}
				submit={t("access.login.submit")}
				onCode={(code) => void prove(code)}
				onPasskey={() => void proveByPasskey()}
			/>
			<Button onClick={restart}>{t("access.proof.back")}</Button>
		</Stack>
	);
}
