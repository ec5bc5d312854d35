import { pages } from "@baize/platform-paths";
import { Button, Notice } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { type CallError, useErrorText } from "@baize/platform-web/reads";
import { isSaferPlayRefusal, SaferPlayRefusal } from "@baize/safer-play/web";
import { STEP_PATHS } from "@baize/verification/contract";
import type { ReactNode } from "react";
import { useCashierTexts } from "../texts.ts";

/** Why a payment was refused, and what the player can do about it. */
export function RefusalNotice({ error }: { error: CallError }) {
	const t = useCashierTexts();
	const path = useSitePath();
	const errorText = useErrorText();
	const wayOut = useWayOut(error);
	const isSaferPlay = isSaferPlayRefusal(error);
	return (
		<>
			<Notice tone="danger" live actions={wayOut}>
				{isSaferPlay ? <SaferPlayRefusal error={error} /> : errorText(error)}
			</Notice>
			{isSaferPlay && (
				<Button look="secondary" href={path(pages.limits)}>
					{t("deposit.toLimits")}
				</Button>
			)}
		</>
	);
}

/** What the player can do about a document that blocks the payment. */
function useWayOut(error: CallError): ReactNode {
	const t = useCashierTexts();
	const path = useSitePath();
	const isBlocked = error.code === "DOCUMENT_BLOCKED";
	if (!isBlocked && error.code !== "DOCUMENT_REQUIRED") return undefined;
	return (
		<Button href={path(isBlocked ? STEP_PATHS.blocked : pages.verificationSteps)} look="secondary" size="s">
			{isBlocked ? t("document.blockedGo") : t("document.requiredGo")}
		</Button>
	);
}
