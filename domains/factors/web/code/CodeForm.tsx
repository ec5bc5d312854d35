import { Button, clockText, Notice } from "@baize/platform-web";
import { type CallError, useErrorText } from "@baize/platform-web/reads";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { isSent, type Method, type Operation } from "../../contract/operations.ts";
import { useFactorsTexts } from "../texts.ts";
import { CodeEntry, useCodeEntry } from "./CodeEntry.tsx";
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
export function CodeForm(props: CodeFormProps) {
	const { operation, method, onCode, requestCode, sent, phone, isFirst, actions } = props;
	const t = useFactorsTexts();
	const form = useCodeForm({ operation, onCode, requestCode, sentBefore: sent });
	const entry = useCodeEntry(method);
	const { trouble, sends, pending } = form;
	const error = useTroubleText(trouble, method);
	const isWaiting = isSent(method) && requestCode !== undefined && sends === undefined;
	const field = useCodeFocus(trouble, isWaiting);
	if (form.isBlocked) return <Blocked seconds={form.remainingSeconds} actions={actions} />;

	async function submitted(event: FormEvent): Promise<void> {
		event.preventDefault();
		if (!entry.isWhole || pending) return;
		if (!(await form.submit(entry.code))) entry.setCode("");
	}
	return (
		<form method="post" noValidate onSubmit={(event) => void submitted(event)} className="grid gap-4">
			<SentLine method={method} sends={sends} phone={phone} isWaiting={isWaiting} />
			{isWaiting ? (
				trouble && (
					<Notice tone="danger" live>
						{error}
					</Notice>
				)
			) : (
				<CodeEntry ref={field} error={error} method={method} entry={entry} />
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
					<Button type="submit" disabled={!entry.isWhole} pending={pending === "checking"}>
						{props.submitLabel ?? t("code.submit")}
					</Button>
				)}
				{actions}
			</div>
			{!isWaiting && isSent(method) && requestCode && sends && (
				<Resend sends={sends} pending={pending === "sending"} onSend={() => void form.send()} />
			)}
			{method === "TWO_FACTOR_AUTHENTICATION" && !isFirst && (
				<Button look="quiet" onClick={entry.switchToOther}>
					{entry.isRecovery ? t("code.useApp") : t("code.useRecovery")}
				</Button>
			)}
		</form>
	);
}

/** The focus moves to the field at each error, and when the button that requested the code is gone. */
function useCodeFocus(trouble: Trouble | undefined, isWaiting: boolean) {
	const field = useRef<HTMLInputElement>(null);
	const hasWaited = useRef(isWaiting);
	useEffect(() => {
		if (trouble) field.current?.focus();
	}, [trouble]);
	useEffect(() => {
		if (hasWaited.current && !isWaiting) field.current?.focus();
	}, [isWaiting]);
	return field;
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

type SentLineProps = { method: Method; sends: Sends | undefined; phone?: string | undefined; isWaiting: boolean };

/** Where the code was sent, or will be. */
function SentLine({ method, sends, phone, isWaiting }: SentLineProps) {
	const t = useFactorsTexts();
	const shown = { phone: () => <bdi className="font-semibold">{phone}</bdi> };
	if (!isSent(method)) return null;
	if (isWaiting) return method === "SMS" && phone ? <p>{t.rich("code.askHint", shown)}</p> : null;
	const text = method === "EMAIL" ? t("code.mailed") : phone ? t.rich("code.sentTo", shown) : t("code.sent");
	return (
		<p role="status" key={sends?.remainingSendAttempts}>
			{text}
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
