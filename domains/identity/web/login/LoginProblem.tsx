import { Countdown, lazyPart, Notice } from "@baize/platform-web";
import { findText, useLocale } from "@baize/platform-web/i18n";
import { CallError, useCommonTexts } from "@baize/platform-web/reads";
import { useState } from "react";
import { textOf } from "./login-cause.ts";
import type { Problem } from "./use-sign-in.ts";

const ResendButton = lazyPart(async () => ({
	default: (await import("../registration/ResendButton.tsx")).ResendButton,
}));

/** Why the login was refused and what to do; for an unconfirmed e-mail the mail can be sent again. */
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

/** Counted from the server's wait time, whatever the device's clock shows. */
function TimeLeft({ seconds, onOver }: { seconds: number; onOver(): void }) {
	const [beganMs] = useState(() => Date.now());
	return <Countdown untilMs={beganMs + seconds * 1000} renderedAtMs={beganMs} onEnd={onOver} />;
}

export function useProblemText(error: Problem["error"]): string {
	const locale = useLocale();
	const t = useCommonTexts();
	const { key, values } = textOf(error);
	const text = findText(locale, key, values as Record<string, string | number>);
	return text ?? t("errors.internal");
}
