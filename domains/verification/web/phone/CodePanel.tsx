import { CODE_HEADER, CODE_LENGTH, requestConfirmationCode } from "@baize/factors/contract";
import { Button, Notice, TextField, toasts } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/page";
import { type CallError, useBodyRules, useCall } from "@baize/platform-web/reads";
import { type FormEvent, type Ref, useEffect, useRef, useState } from "react";
import { validatePhone } from "../../contract/phone-calls.ts";
import { useVerificationTexts } from "../texts.ts";
import { BlockNotice, useBlock } from "./BlockNotice.tsx";
import type { RequestedCode } from "./types.ts";
import { useCodeError } from "./use-code-error.ts";

type Props = {
	requested: RequestedCode;
	onRequested(requested: RequestedCode): void;
	onChange(): void;
	onDone(): void;
	/** Called when the phone is validated already: the page continues without a message. spec §8 */
	onSilent(): void;
};

/** Takes the code that came by SMS, or sends it again, until attempts or sends run out. */
export function CodePanel({ requested, onRequested, onChange, onDone, onSilent }: Props) {
	const t = useVerificationTexts();
	const viewer = useViewer();
	const validate = useCall(validatePhone);
	useBodyRules(validatePhone, () => import("../../contract/rules/validate-phone.ts"));
	const resend = useCall(requestConfirmationCode);
	const block = useBlock(validate.error ?? resend.error);
	const codeError = useCodeError(validate.error);
	const [code, setCode] = useState("");
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => field.current?.focus(), [requested.e164]);
	useEffect(() => {
		if (validate.error) field.current?.focus();
		if (validate.error?.code === "PLAYER_VALIDATED" || resend.error?.code === "PLAYER_VALIDATED") onSilent();
		if (validate.error?.code === "PLAYER_NOT_VALIDATED") toasts.raise(t("phone.notValidated"), { tone: "warning" });
	}, [validate.error, resend.error]);
	const noSends = requested.sendsLeft === 0 || resend.error?.code === "NO_REMAINING_SEND_CODE_ATTEMPT";

	async function submit(event: FormEvent): Promise<void> {
		event.preventDefault();
		if (!viewer || code.length !== CODE_LENGTH) return;
		const { phone, phonePrefix, e164 } = requested;
		const answer = await validate.run({
			params: { phone: e164, session: viewer.handle },
			headers: { [CODE_HEADER]: code },
			body: { phone, phonePrefix, code },
		});
		if (answer) onDone();
	}

	async function sendAgain(): Promise<void> {
		if (!viewer) return;
		const { phone, phonePrefix } = requested;
		const params = { session: viewer.handle, operation: "validatePhone" as const };
		const answer = await resend.run({ params, body: { phone, phonePrefix } });
		if (!answer) return;
		setCode("");
		validate.reset();
		toasts.raise(t("phone.resent"));
		onRequested({ ...requested, sendsLeft: answer.remainingSendAttempts });
		field.current?.focus();
	}

	if (block.isBlocked) return <BlockNotice block={block} />;
	return (
		<form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
			<p role="status">
				<bdi>{t("phone.sentTo", { phone: `\u2066${requested.phonePrefix} ${requested.phone}\u2069` })}</bdi>
			</p>
			<CodeField ref={field} code={code} onCode={setCode} error={codeError} />
			<Button type="submit" wide pending={validate.pending} disabled={code.length !== CODE_LENGTH}>
				{t("phone.submit")}
			</Button>
			<SendAgain
				sendsLeft={noSends ? 0 : requested.sendsLeft}
				pending={resend.pending}
				onSend={() => void sendAgain()}
				onChange={onChange}
			/>
			<ResendProblem error={noSends ? undefined : resend.error} />
		</form>
	);
}

type CodeFieldProps = {
	ref: Ref<HTMLInputElement>;
	code: string;
	onCode(code: string): void;
	error: string | undefined;
};

function CodeField({ ref, code, onCode, error }: CodeFieldProps) {
	const t = useVerificationTexts();
	return (
		<TextField
			ref={ref}
			name="code"
			label={t("phone.code")}
			hint={t("phone.codeHint")}
			inputMode="numeric"
			autoComplete="one-time-code"
			maxLength={CODE_LENGTH}
			dir="ltr"
			className="tabular text-center text-xl tracking-[0.4em]"
			value={code}
			onChange={(event) => onCode(event.target.value.replace(/\D/g, ""))}
			error={error}
		/>
	);
}

type SendAgainProps = { sendsLeft: number; pending: boolean; onSend(): void; onChange(): void };

function SendAgain({ sendsLeft, pending, onSend, onChange }: SendAgainProps) {
	const t = useVerificationTexts();
	return (
		<div className="grid gap-1">
			<div className="flex flex-wrap gap-2.5">
				<Button look="secondary" size="s" pending={pending} disabled={sendsLeft === 0} onClick={onSend}>
					{t("phone.resend")}
				</Button>
				<Button look="secondary" size="s" onClick={onChange}>
					{t("phone.change")}
				</Button>
			</div>
			<p role="status" className="text-sm text-ink-muted">
				{sendsLeft === 0 ? t("phone.noSends") : t("phone.resendLeft", { count: sendsLeft })}
			</p>
		</div>
	);
}

function ResendProblem({ error }: { error: CallError | undefined }) {
	const refused = useCodeError(error);
	if (refused === undefined) return null;
	return (
		<Notice tone="danger" live>
			{refused}
		</Notice>
	);
}
