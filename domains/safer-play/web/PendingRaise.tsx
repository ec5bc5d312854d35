import { Button, Notice } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/page";
import { useCall, useErrorText, useServerNow } from "@baize/platform-web/reads";
import { confirmLimit, dropLimitChange } from "../contract/calls.ts";
import type { LimitRow } from "../contract/schemas.ts";
import { useSaferPlayTexts } from "./texts.ts";
import type { OnChange } from "./types.ts";
import { useLimitText, useWhenText } from "./use-formats.ts";

type Props = { row: LimitRow; currency: string; onChange: OnChange };

/** A pending raise: when it may be confirmed, and the button to drop it. */
export function PendingRaise({ row, currency, onChange }: Props) {
	const t = useSaferPlayTexts();
	const viewer = useViewer();
	const nowMs = useServerNow();
	const errorText = useErrorText();
	const limitText = useLimitText(currency);
	const whenText = useWhenText();
	const confirm = useCall(confirmLimit);
	const drop = useCall(dropLimitChange);
	const { kind, window, pending } = row;
	if (!pending || !viewer) return null;
	const params = { session: viewer.handle };
	const isReady = nowMs >= pending.fromMs;
	const amount = limitText(kind, pending.amount);
	const present = limitText(kind, row.amount);
	const error = confirm.error ?? drop.error;

	async function confirmed(): Promise<void> {
		const state = await confirm.run({ params, body: { kind, window, amount: pending?.amount ?? null } });
		if (state) onChange(state, t("limits.confirmed"));
	}
	async function dropped(): Promise<void> {
		const state = await drop.run({ params, body: { kind, window } });
		if (state) onChange(state, t("limits.dropped"));
	}

	return (
		<Notice
			tone="warning"
			title={pending.amount === null ? t("pending.removal") : t("pending.raise", { amount })}
			actions={
				<>
					<Button
						size="s"
						look={isReady ? "primary" : "secondary"}
						pending={drop.pending}
						onClick={() => void dropped()}
					>
						{t("pending.keep")}
					</Button>
					{isReady && (
						<Button size="s" look="secondary" pending={confirm.pending} onClick={() => void confirmed()}>
							{pending.amount === null ? t("pending.confirmNone") : t("pending.confirm", { amount })}
						</Button>
					)}
				</>
			}
		>
			{isReady ? t("pending.ready", { present }) : t("pending.waits", { when: whenText(pending.fromMs), present })}
			{error && <span role="alert"> {errorText(error)}</span>}
		</Notice>
	);
}
