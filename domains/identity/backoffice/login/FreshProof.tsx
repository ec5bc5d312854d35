import { useProofPrompt } from "@baize/platform-web/reads";
import {
	Alert,
	Button,
	Dialog,
	DialogActions,
	DialogContent,
	DialogContentText,
	DialogTitle,
	Stack,
} from "@mui/material";
import { useTranslate } from "react-admin";
import { ProofForm } from "./ProofForm.tsx";
import { useOperatorLogin } from "./use-operator-login.ts";

/** Where a call requires a fresh proof, this asks the operator for it and repeats the call. */
export function FreshProof() {
	const { isAsked, end } = useProofPrompt();
	return isAsked ? <ProofDialog onEnd={end} /> : null;
}

function ProofDialog({ onEnd }: { onEnd(isProved: boolean): void }) {
	const t = useTranslate();
	const { view, errorText, isPending, prove, proveByPasskey } = useOperatorLogin();
	const ended = async (proving: Promise<unknown>): Promise<void> => {
		if (await proving) onEnd(true);
	};
	return (
		<Dialog open onClose={() => onEnd(false)} fullWidth maxWidth="xs" aria-labelledby="proof-title">
			<DialogTitle id="proof-title">{t("access.fresh.title")}</DialogTitle>
			<DialogContent>
				<Stack spacing={2}>
					<DialogContentText>{t("access.fresh.why")}</DialogContentText>
					{errorText && (
						<Alert severity="error" role="alert">
							{errorText}
						</Alert>
					)}
					{view && (
						<ProofForm
							proofs={view.proofs}
							isPending={isPending}
							submit={t("access.fresh.submit")}
							onCode={(code) => void ended(prove(code))}
							onPasskey={() => void ended(proveByPasskey())}
						/>
					)}
				</Stack>
			</DialogContent>
			<DialogActions>
				<Button onClick={() => onEnd(false)}>{t("access.fresh.cancel")}</Button>
			</DialogActions>
		</Dialog>
	);
}
