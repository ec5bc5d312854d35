import type { CallSpec, InputOf, ReplyOf } from "@baize/kernel/call";
import { Button, Dialog, Notice, PasswordField } from "@baize/platform-web";
import { type CallError, useErrorText } from "@baize/platform-web/reads";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import type { Proof } from "../../contract/index.ts";
import { useIdentityTexts } from "../texts.ts";
import { useAccountTexts } from "./texts.ts";
import { useAct } from "./use-act.ts";

export type Fault = { field: string; cause: string };

type Wish<Spec extends CallSpec> = {
	onDone(reply: ReplyOf<Spec>): void;
	/** What is wrong with what was sent, apart from the proof. The dialog has closed by then. */
	onRefused?(error: CallError): void;
	/** The word on the button: what the proof is for. */
	submit: string;
	danger?: boolean;
};

const OF_THE_PROOF = new Set(["PASSWORD_WRONG", "PASSWORD_BLOCKED", "TOO_MANY_REQUESTS", "NO_CONNECTION"]);

/** A call that takes the password once more. `ask` opens the question; whatever was typed before stays behind it. */
export function useProof<Spec extends CallSpec>(
	spec: Spec,
	{ onDone, onRefused, submit, danger }: Wish<Spec>,
): { ask(input: (proof: Proof) => InputOf<Spec>): void; dialog: ReactNode } {
	const act = useAct(spec);
	const [input, setInput] = useState<(proof: Proof) => InputOf<Spec>>();
	const [error, setError] = useState<CallError>();

	async function send(password: string): Promise<void> {
		if (!input) return;
		const outcome = await act.run(input({ password }));
		if (outcome.isDone) {
			setInput(undefined);
			onDone(outcome.reply);
		} else if (outcome.error && !OF_THE_PROOF.has(outcome.error.code) && onRefused) {
			setInput(undefined);
			onRefused(outcome.error);
		} else setError(outcome.error);
	}

	return {
		ask(made) {
			setError(undefined);
			setInput(() => made);
		},
		dialog: (
			<ProofDialog
				isOpen={input !== undefined}
				onClose={() => setInput(undefined)}
				onProof={(password) => void send(password)}
				pending={act.pending}
				{...{ error, submit, danger }}
			/>
		),
	};
}

type DialogProps = {
	isOpen: boolean;
	onClose(): void;
	onProof(password: string): void;
	pending: boolean;
	error: CallError | undefined;
	submit: string;
	danger: boolean | undefined;
};

function ProofDialog({ isOpen, onClose, onProof, pending, error, submit, danger }: DialogProps) {
	const t = useAccountTexts();
	const identity = useIdentityTexts();
	const errorText = useErrorText();
	const field = useRef<HTMLInputElement>(null);
	const [isMissing, setMissing] = useState(false);
	const isWrong = error?.code === "PASSWORD_WRONG";
	const problem = isMissing ? identity("login.missingPassword") : isWrong ? errorText(error) : undefined;

	function submitted(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		const password = field.current?.value ?? "";
		setMissing(password === "");
		if (password === "") field.current?.focus();
		else onProof(password);
	}

	return (
		<Dialog open={isOpen} onClose={onClose} title={t("proof.title")} closeLabel={t("proof.close")} lightDismiss={false}>
			<form method="post" noValidate onSubmit={submitted} className="grid gap-4">
				<p className="text-ink-muted">{t("proof.why")}</p>
				{error && !isWrong && (
					<Notice tone="danger" live>
						{errorText(error)}
					</Notice>
				)}
				<PasswordField
					ref={field}
					name="proof"
					label={t("proof.password")}
					revealLabel={identity("login.showPassword")}
					dir="ltr"
					error={problem}
				/>
				<Button type="submit" wide look={danger ? "danger" : "primary"} pending={pending}>
					{submit}
				</Button>
			</form>
		</Dialog>
	);
}
