import { pages } from "@baize/platform-paths";
import { ActionGroup, Button, Notice } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { type CallError, useErrorText } from "@baize/platform-web/reads";
import { isSaferPlayRefusal, SaferPlayRefusal } from "@baize/safer-play/web";
import { STEP_PATHS } from "@baize/verification/contract";
import { type ReactNode, useEffect, useRef } from "react";
import { Facts } from "../Facts.tsx";
import { useCashierTexts } from "../texts.ts";

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
	isUnknown,
	onConfirm,
	onChange,
}: Props) {
	const t = useCashierTexts();
	const path = useSitePath();
	const errorText = useErrorText();
	const wayOut = useWayOut(error);
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
			{error && (
				<Notice tone="danger" live actions={wayOut}>
					{isSaferPlayRefusal(error) ? <SaferPlayRefusal error={error} /> : errorText(error)}
				</Notice>
			)}
			{error && isSaferPlayRefusal(error) && (
				<Button look="secondary" href={path(pages.limits)}>
					{t("deposit.toLimits")}
				</Button>
			)}
			<ActionGroup>
				<Button pending={pending} onClick={onConfirm}>
					{isUnknown ? againLabel : confirmLabel}
				</Button>
				<Button look="secondary" disabled={pending || isUnknown} onClick={onChange}>
					{changeLabel}
				</Button>
			</ActionGroup>
		</section>
	);
}

/** What the player can do about a document that blocks the payment. */
function useWayOut(error: CallError | undefined): ReactNode {
	const t = useCashierTexts();
	const path = useSitePath();
	const isBlocked = error?.code === "DOCUMENT_BLOCKED";
	if (!isBlocked && error?.code !== "DOCUMENT_REQUIRED") return undefined;
	return (
		<Button href={path(isBlocked ? STEP_PATHS.blocked : pages.verificationSteps)} look="secondary" size="s">
			{isBlocked ? t("document.blockedGo") : t("document.requiredGo")}
		</Button>
	);
}
