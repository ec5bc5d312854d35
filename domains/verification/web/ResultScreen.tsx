import { ActionGroup, Button, Notice } from "@baize/platform-web";
import type { HouseAccess, PageRequest, Viewer } from "@baize/platform-web/house";
import { useSitePath } from "@baize/platform-web/i18n";
import { useEffect } from "react";
import { readDocumentStatus } from "../contract/calls.ts";
import { FRAME_MESSAGE, type FrameMessage, ID_DOCUMENT, SUBMITTED } from "../contract/document.ts";
import { PageFrame } from "./PageFrame.tsx";
import { StandingNotice } from "./StandingNotice.tsx";
import { useDocumentVerification } from "./StatusProviders.tsx";
import { useVerificationTexts } from "./texts.ts";

/** The page is a player's: asking for the status refuses whoever has none. */
export async function loadResult({ viewer, call }: HouseAccess & { viewer: Viewer }, { url }: PageRequest) {
	await call(readDocumentStatus, { params: { session: viewer.handle }, query: { documentType: ID_DOCUMENT } });
	return { transactionStatus: url.searchParams.get("transactionStatus") ?? "" };
}

/**
 * Where the browser comes back to after its pictures were taken. Its word says at most that they were sent; what became
 * of the document is the house's to say, and is shown as soon as it is known. spec §2
 */
export function ResultScreen({ transactionStatus }: { transactionStatus: string }) {
	const t = useVerificationTexts();
	const path = useSitePath();
	const { status } = useDocumentVerification();
	useWordToPageAround(transactionStatus);
	const isSubmitted = transactionStatus === SUBMITTED;
	const isSent = status === "PENDING" || status === "VERIFIED";
	// Whoever opens the page by itself comes back from nothing: what the house knows is not contradicted.
	const showsStanding = status === "VERIFIED" || (isSent && transactionStatus === "");
	const hasFailed = !isSubmitted && !(isSent && transactionStatus === "");
	return (
		<PageFrame title={t("result.title")} description={t("result.description")}>
			<div aria-live="polite" className="grid gap-5">
				{status === "BLOCKED" ? (
					<Notice
						tone="danger"
						title={t("blocked.title")}
						actions={<Button href={path("/blocked-document-status")}>{t("banner.blockedGo")}</Button>}
					>
						{t("blocked.text")}
					</Notice>
				) : isSubmitted ? (
					<Notice tone="success" title={t("result.successTitle")}>
						{t("result.successText")}
					</Notice>
				) : (
					hasFailed && (
						<Notice tone="danger" title={t("result.errorTitle")}>
							{t("result.errorText")}
						</Notice>
					)
				)}
				{showsStanding && <StandingNotice status={status} />}
			</div>
			<ActionGroup>
				{!showsStanding && <NextStep isSent={isSubmitted || isSent} />}
				<Button href={path("/")} look="secondary">
					{t("standing.play")}
				</Button>
			</ActionGroup>
		</PageFrame>
	);
}

function NextStep({ isSent }: { isSent: boolean }) {
	const t = useVerificationTexts();
	const path = useSitePath();
	if (isSent) return <Button href={path("/account/verification")}>{t("standing.toSteps")}</Button>;
	return <Button href={path("/validate-document")}>{t("result.again")}</Button>;
}

/** Come back inside the frame, it tells the page around it, which goes on as a whole. */
function useWordToPageAround(transactionStatus: string): void {
	useEffect(() => {
		if (parent === window) return;
		const message: FrameMessage = { type: FRAME_MESSAGE, transactionStatus };
		parent.postMessage(message, location.origin);
	}, [transactionStatus]);
}
