import { ActionGroup, Button, Notice } from "@baize/platform-web";
import type { CallError } from "@baize/platform-web/reads";
import { type ReactNode, useEffect, useRef } from "react";
import { Facts } from "../Facts.tsx";
import { useCashierTexts } from "../texts.ts";
import { RefusalNotice } from "./RefusalNotice.tsx";

type Props = {
	title: string;
	text: string;
	facts: readonly (readonly [string, ReactNode])[];
	/** Additional information. */
	notice?: ReactNode;
	confirmLabel: string;
	/** Instead of `confirmLabel`, while the outcome of the first attempt is unknown. */
	againLabel: string;
	changeLabel: string;
	pending: boolean;
	error: CallError | undefined;
	/** Known before it is sent: `notice` says why, and it cannot be confirmed. */
	isStopped?: boolean;
	/** The answer was lost: the player can ask for it again, but cannot request anything else meanwhile. */
	isUnknown: boolean;
	onConfirm(): void;
	onChange(): void;
};

/** The last check before the money moves: everything that matters, one action, one way back. */
export function ConfirmPanel({
	title,
	text,
	facts,
	notice,
	confirmLabel,
	againLabel,
	changeLabel,
	pending,
	error,
	isStopped = false,
	isUnknown,
	onConfirm,
	onChange,
}: Props) {
	const t = useCashierTexts();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<section
			className="grid gap-4 rounded-panel border border-hairline bg-surface-1 p-5"
			aria-labelledby="confirm-title"
		>
			<h2 id="confirm-title" ref={heading} tabIndex={-1} className="text-xl">
				{title}
			</h2>
			<p>{text}</p>
			<Facts facts={facts} />
			{notice}
			{isUnknown && (
				<Notice tone="warning" live>
					{t("unknown")}
				</Notice>
			)}
			{error && <RefusalNotice error={error} />}
			<ActionGroup>
				<Button pending={pending} disabled={isStopped && !isUnknown} onClick={onConfirm}>
					{isUnknown ? againLabel : confirmLabel}
				</Button>
				<Button look="secondary" disabled={pending || isUnknown} onClick={onChange}>
					{changeLabel}
				</Button>
			</ActionGroup>
		</section>
	);
}
