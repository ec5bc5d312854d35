import { Button, clockText, Notice, TextField } from "@baize/platform-web";
import { type CallError, useErrorText } from "@baize/platform-web/reads";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { CODE_LENGTH, isSent, type Method, type Operation } from "../../contract/operations.ts";
import { PinField } from "../pin/PinField.tsx";
import { useFactorsTexts } from "../texts.ts";
import { CodeField } from "./CodeField.tsx";
import { type Sends, useCodeForm } from "./use-code-form.ts";
import type { Trouble } from "./wrong-code.ts";

export type CodeFormProps = {
	operation: Operation;
	method: Method;
	/** Submits the code; resolves to the refusal, if it is refused. */
	onCode(code: string): Promise<CallError | undefined>;
	/** For SMS and e-mail: sends a code. Without it, no code can be sent again. */
	requestCode?: (() => Promise<Sends>) | undefined;
	/**
	 * How many sends are left if a code was sent already. Without it but with `ask`, the page first shows a button that
	 * sends one.
	 */
	sent?: Sends | undefined;
	/** The phone that codes go to, masked. */
	phone?: string | undefined;
	submitLabel?: string | undefined;
	/** For an authenticator that has given no code yet: it has no recovery codes. */
	isFirst?: boolean;
	/** Beside the button, such as a way back. */
	actions?: ReactNode;
};

/** The form for one code by any method: resend, countdown, and block until the server's time. */
export function CodeForm({
	operation,
	method,
	onCode,
	requestCode,
	sent,
	phone,
	submitLabel,
	isFirst,
	actions,
}: CodeFormProps) {
	const t = useFactorsTexts();
	const form = useCodeForm({ operation, onCode, requestCode, sentBefore: sent });
	const [code, setCode] = useState("");
	const [isRecovery, setRecovery] = useState(false);
	const field = useRef<HTMLInputElement>(null);
	const { trouble, sends, pending } = form;
	const isWaiting = isSent(method) && requestCode !== undefined && sends === undefined;
	const hasWaited = useRef(isWaiting);
	useEffect(() => {
		if (trouble) field.current?.focus();
	}, [trouble]);
	// The button that requested the code is gone, so the focus moves to the field.
	useEffect(() => {
		if (hasWaited.current && !isWaiting) field.current?.focus();
	}, [isWaiting]);
	if (form.isBlocked) return <Blocked seconds={form.remainingSeconds} actions={actions} />;
	const isWhole = isRecovery ? code.trim().length >= 10 : code.length === (method === "PIN_CODE" ? 4 : CODE_LENGTH);

	async function submitted(event: FormEvent): Promise<void> {
		event.preventDefault();
		if (!isWhole || pending) return;
		if (!(await form.submit(code))) setCode("");
	}
	const shared = { ref: field, error: useTroubleText(trouble, method) };
	return (
		<form method="post" noValidate onSubmit={(event) => void submitted(event)} className="grid gap-4">
			{method === "SMS" && <SmsLine sends={sends} phone={phone} isWaiting={isWaiting} />}
			{method === "EMAIL" && !isWaiting && (
				<p role="status" key={sends?.remainingSendAttempts}>
					{t("code.mailed")}
				</p>
			)}
			{isWaiting ? (
				trouble && (
					<Notice tone="danger" live>
						{shared.error}
					</Notice>
				)
			) : isRecovery ? (
				<TextField
					{...shared}
					label={t("code.recoveryLabel")}
					hint={t("code.recoveryHint")}
					value={code}
					onChange={(event) => setCode(event.target.value)}
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					dir="ltr"
					maxLength={20}
				/>
			) : method === "PIN_CODE" ? (
				<PinField {...shared} label={t("code.pinLabel")} hint={t("code.pinHint")} value={code} onCode={setCode} />
			) : (
				<CodeField
					{...shared}
					label={t("code.label")}
					hint={method === "TWO_FACTOR_AUTHENTICATION" ? t("code.appHint") : undefined}
					length={CODE_LENGTH}
					value={code}
					onCode={setCode}
				/>
			)}
			<div className="flex flex-wrap gap-2.5">
				{isWaiting ? (
					<Button
						pending={pending === "sending"}
						disabled={sends === undefined && trouble?.kind === "noSends"}
						onClick={() => void form.send()}
					>
						{t("code.ask")}
					</Button>
				) : (
					<Button type="submit" disabled={!isWhole} pending={pending === "checking"}>
						{submitLabel ?? t("code.submit")}
					</Button>
				)}
				{actions}
			</div>
			{!isWaiting && isSent(method) && requestCode && sends && (
				<Resend sends={sends} pending={pending === "sending"} onSend={() => void form.send()} />
			)}
			{method === "TWO_FACTOR_AUTHENTICATION" && !isFirst && (
				<Button
					look="quiet"
					onClick={() => {
						setRecovery(!isRecovery);
						setCode("");
					}}
				>
					{isRecovery ? t("code.useApp") : t("code.useRecovery")}
				</Button>
			)}
		</form>
	);
}

/** The text of the error; for a wrong code, with how many attempts are left. */
function useTroubleText(trouble: Trouble | undefined, method: Method): string | undefined {
	const t = useFactorsTexts();
	const errorText = useErrorText();
	if (!trouble || trouble.kind === "blocked") return undefined;
	if (trouble.kind === "other") return errorText(trouble.error);
	if (trouble.kind === "noSends") return t("code.noSends", { minutes: Math.ceil(trouble.seconds / 60) });
	const message = trouble.kind === "wrong" ? t("code.wrong", { count: trouble.remaining }) : t(`code.${trouble.kind}`);
	return method === "TWO_FACTOR_AUTHENTICATION" ? `${message} ${t("code.waitForNext")}` : message;
}

function SmsLine({
	sends,
	phone,
	isWaiting,
}: {
	sends: Sends | undefined;
	phone?: string | undefined;
	isWaiting: boolean;
}) {
	const t = useFactorsTexts();
	const shown = { phone: () => <bdi className="font-semibold">{phone}</bdi> };
	if (isWaiting) return phone ? <p>{t.rich("code.askHint", shown)}</p> : null;
	return (
		<p role="status" key={sends?.remainingSendAttempts}>
			{phone ? t.rich("code.sentTo", shown) : t("code.sent")}
		</p>
	);
}

function Resend({ sends, pending, onSend }: { sends: Sends; pending: boolean; onSend(): void }) {
	const t = useFactorsTexts();
	const count = sends.remainingSendAttempts;
	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
			<Button look="secondary" size="s" icon="refresh" disabled={count === 0} pending={pending} onClick={onSend}>
				{t("code.resend")}
			</Button>
			<span className="text-sm text-ink-muted">{t("code.sendsLeft", { count })}</span>
		</div>
	);
}

/** Counts down from the server's value. Screen readers announce the end, not each second. */
function Blocked({ seconds, actions }: { seconds: number; actions?: ReactNode }) {
	const t = useFactorsTexts();
	return (
		<Notice tone="warning" title={t("code.blockedTitle")} live actions={actions}>
			{t("code.blockedText")}{" "}
			<time role="timer" aria-live="off" className="tabular font-semibold" dateTime={`PT${seconds}S`} dir="ltr">
				{clockText(seconds)}
			</time>
		</Notice>
	);
}
