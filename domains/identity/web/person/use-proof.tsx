import type { InputOf, PageCall, ReplyOf } from "@baize/kernel/call";
import { Button, Dialog, Notice, PasswordField, TextField } from "@baize/platform-web";
import { type CallError, useErrorText } from "@baize/platform-web/reads";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Proof } from "../../contract/index.ts";
import { usePersonTexts } from "./texts.ts";
import { useAct } from "./use-act.ts";
import { useFields } from "./use-fields.ts";

export type ValidationIssue = { field: string; cause: string };

type Options<Spec extends PageCall> = {
	onDone(reply: ReplyOf<Spec>): void;
	/** Errors of what was sent, apart from the proof. The dialog has closed by then. */
	onRefused?(error: CallError): void;
	/** The button's label: what the proof is for. */
	submit: string;
	danger?: boolean;
};

const CODE_WANTED = "MFA_REQUIRED";
const CODE_WRONG = "MFA_INVALID_CONFIRMATION_CODE";
const CODE_USED = "MFA_ALREADY_USED";
const CODE_BLOCKED = "MFA_ACCOUNT_BLOCKED";
const PASSWORD_WRONG = "PASSWORD_WRONG";
const OF_THE_PROOF = new Set([
	PASSWORD_WRONG,
	CODE_WANTED,
	CODE_WRONG,
	CODE_USED,
	"PASSWORD_BLOCKED",
	CODE_BLOCKED,
	"TOO_MANY_REQUESTS",
	"NO_CONNECTION",
]);

/**
 * A call that requires the password again, and the code of players who have two-factor on. `prompt` opens the dialog;
 * what was typed before is kept behind it.
 */
export function useProof<Spec extends PageCall>(
	spec: Spec,
	{ onDone, onRefused, submit, danger }: Options<Spec>,
): { prompt(input: (proof: Proof) => InputOf<Spec>): void; dialog: ReactNode } {
	const act = useAct(spec);
	const [input, setInput] = useState<(proof: Proof) => InputOf<Spec>>();
	const [error, setError] = useState<CallError>();

	async function send(proof: Proof): Promise<void> {
		if (!input) return;
		const outcome = await act.run(input(proof));
		if (outcome.isDone) {
			setInput(undefined);
			onDone(outcome.reply);
		} else if (outcome.error && !OF_THE_PROOF.has(outcome.error.code) && onRefused) {
			setInput(undefined);
			onRefused(outcome.error);
		} else setError(outcome.error);
	}

	const t = usePersonTexts();
	return {
		prompt(made) {
			setError(undefined);
			setInput(() => made);
		},
		dialog: (
			<Dialog
				open={input !== undefined}
				onClose={() => setInput(undefined)}
				title={t("proof.title")}
				closeLabel={t("proof.close")}
				lightDismiss={false}
			>
				<ProofForm onProof={(proof) => void send(proof)} pending={act.pending} {...{ error, submit, danger }} />
			</Dialog>
		),
	};
}

type FormProps = {
	onProof(proof: Proof): void;
	pending: boolean;
	error: CallError | undefined;
	submit: string;
	danger: boolean | undefined;
};

/** Once a code has been requested, its field remains. */
function ProofForm({ onProof, pending, error, submit, danger }: FormProps) {
	const t = usePersonTexts();
	const [takesCode, setTakesCode] = useState(false);
	const codeField = useRef<HTMLInputElement>(null);
	if (error?.code === CODE_WANTED && !takesCode) setTakesCode(true);
	useEffect(() => codeField.current?.focus(), [takesCode]);
	const { form, control } = useFields({
		name: "proof",
		fields: ["password", "code"],
		problemOf(field, values) {
			if (field === "password") return values.password === "" ? t("proof.missing") : undefined;
			return takesCode && values.code.trim() === "" ? t("proof.codeMissing") : undefined;
		},
		onSend: ({ password, code }) => onProof({ password, ...(takesCode ? { code: code.trim() } : {}) }),
	});
	const proofText = useProofText();
	const proofTextFor = (code: string): string | undefined => (error?.code === code ? proofText(error) : undefined);
	const isOfAField = error?.code === PASSWORD_WRONG || error?.code === CODE_WRONG || error?.code === CODE_WANTED;
	const { error: passwordProblem = proofTextFor(PASSWORD_WRONG), ...password } = control("password");
	const { error: codeProblem = proofTextFor(CODE_WRONG), ...code } = control("code");
	return (
		<form {...form} className="grid gap-4">
			<p className="text-ink-muted">{t("proof.why")}</p>
			{error && !isOfAField && (
				<Notice tone="danger" live>
					{proofText(error)}
				</Notice>
			)}
			<PasswordField
				{...password}
				error={passwordProblem}
				label={t("proof.password")}
				revealLabel={t("proof.show")}
				dir="ltr"
			/>
			{takesCode && (
				<TextField
					{...code}
					error={codeProblem}
					label={t("proof.code")}
					hint={t("proof.codeHint")}
					autoComplete="one-time-code"
					autoCapitalize="none"
					spellCheck={false}
					dir="ltr"
					ref={codeField}
				/>
			)}
			<Button type="submit" wide look={danger ? "danger" : "primary"} pending={pending}>
				{submit}
			</Button>
		</form>
	);
}

/** Codes have texts of their own here: the factors domain loads its texts only on its own pages. */
function useProofText(): (error: CallError) => string {
	const t = usePersonTexts();
	const errorText = useErrorText();
	return (error) => {
		const { remainingAttempts = 0, remainingBlockingTime = 0 } = (error.body.details ?? {}) as Record<string, number>;
		if (error.code === CODE_WRONG) return t("proof.codeWrong", { remainingAttempts });
		if (error.code === CODE_USED) return t("proof.codeUsed");
		return error.code === CODE_BLOCKED ? t("errors.passwordBlocked", { remainingBlockingTime }) : errorText(error);
	};
}
