import { Countdown, lazyPart, Notice } from "@baize/platform-web";
import { findText, useLocale } from "@baize/platform-web/i18n";
import { CallError, useHouseTexts } from "@baize/platform-web/reads";
import { useState } from "react";
import { textOf } from "./login-cause.ts";
import type { Problem } from "./use-sign-in.ts";

const ResendButton = lazyPart(async () => ({ default: (await import("../ResendButton.tsx")).ResendButton }));

/** Why the login was refused and what to do; an unconfirmed e-mail can have its mail sent again. */
export function LoginProblem({ error, username, onOver }: Problem & { onOver(): void }) {
	const text = useProblemText(error);
	const isUnconfirmed = error instanceof CallError && error.code === "EMAIL_NOT_CONFIRMED";
	const seconds = error instanceof CallError && error.code === "blocked" ? blockedSeconds(error) : 0;
	const resend = isUnconfirmed && <ResendButton email={username} />;
	return (
		<Notice tone={isUnconfirmed ? "warning" : "danger"} live actions={resend || undefined}>
			{text} {seconds > 0 && <TimeLeft seconds={seconds} onOver={onOver} />}
		</Notice>
	);
}

const blockedSeconds = ({ body }: CallError): number => Number(body.details?.remainingBlockingTime ?? 0);

/** Counted from what the server said, whatever the device's clock is set to. */
function TimeLeft({ seconds, onOver }: { seconds: number; onOver(): void }) {
	const [beganMs] = useState(() => Date.now());
	return <Countdown untilMs={beganMs + seconds * 1000} renderedAtMs={beganMs} onEnd={onOver} />;
}

export function useProblemText(error: Problem["error"]): string {
	const locale = useLocale();
	const t = useHouseTexts();
	const { key, values } = textOf(error);
	const told = findText(locale, key, values as Record<string, string | number>);
	return told ?? t("errors.internal");
}
