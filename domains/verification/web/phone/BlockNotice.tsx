import { clockText, Notice, secondsLeft } from "@baize/platform-web";
import { type CallError, useServerNow } from "@baize/platform-web/reads";
import { useEffect, useState } from "react";
import { useVerificationTexts } from "../texts.ts";

const SECOND_MS = 1_000;
const BLOCKS = ["ACCOUNT_BLOCKED", "MFA_ACCOUNT_BLOCKED"];

export type Block = { isBlocked: boolean; leftSeconds: number };

/** The block of a refused call, or an earlier one, until it ends by the server's clock. */
export function useBlock(error: CallError | undefined, firstSeconds = 0): Block {
	const nowMs = useServerNow();
	const [untilMs, setUntilMs] = useState(() => (firstSeconds > 0 ? nowMs + firstSeconds * SECOND_MS : 0));
	useEffect(() => {
		if (!error || !BLOCKS.includes(error.code)) return;
		const { remainingBlockingTime = 0 } = (error.body.details ?? {}) as { remainingBlockingTime?: number };
		setUntilMs(nowMs + remainingBlockingTime * SECOND_MS);
		// Computed once per reply; a re-render by the ticking clock must not move the end.
	}, [error]);
	const left = secondsLeft(untilMs, nowMs);
	return { isBlocked: left > 0, leftSeconds: left };
}

/** Shows how long codes are not accepted, counted down. */
export function BlockNotice({ block: { leftSeconds } }: { block: Block }) {
	const t = useVerificationTexts();
	return (
		<Notice tone="danger" title={t("phone.blockedTitle")} live>
			<p>{t("phone.blockedText")}</p>
			<p className="mt-2">
				{t("phone.blockedLeft")}{" "}
				<time role="timer" aria-live="off" className="tabular font-semibold" dateTime={`PT${leftSeconds}S`} dir="ltr">
					{clockText(leftSeconds)}
				</time>
			</p>
		</Notice>
	);
}
