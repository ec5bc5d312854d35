import { pages } from "@baize/platform-paths";
import { ActionGroup, Button, Notice } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, PageRequest, Viewer } from "@baize/platform-web/page";
import { useEffect } from "react";
import { readDocumentStatus } from "../../contract/calls.ts";
import { FRAME_MESSAGE, type FrameMessage, ID_DOCUMENT, SUBMITTED } from "../../contract/document.ts";
import { PageFrame } from "../PageFrame.tsx";
import { useVerificationTexts } from "../texts.ts";
import { StatusNotice } from "./StatusNotice.tsx";
import { useDocumentVerification } from "./StatusProviders.tsx";

/** For players only: reading the status refuses a visitor. */
export async function loadResult({ viewer, call }: PageContext & { viewer: Viewer }, { url }: PageRequest) {
	await call(readDocumentStatus, { params: { session: viewer.handle }, query: { documentType: ID_DOCUMENT } });
	return { transactionStatus: url.searchParams.get("transactionStatus") ?? "" };
}

/**
 * The browser returns here after the pictures were taken. The redirect only says whether they were submitted; the
 * outcome comes from the server and is shown as soon as it is known. spec §2
 */
export function ResultScreen({ transactionStatus }: { transactionStatus: string }) {
	const t = useVerificationTexts();
	const path = useSitePath();
	const { status } = useDocumentVerification();
	useNotifyParentPage(transactionStatus);
	const isSubmitted = transactionStatus === SUBMITTED;
	const isSent = status === "PENDING" || status === "VERIFIED";
	// A visit without a redirect shows the known status, which it must not contradict.
	const showsStatus = status === "VERIFIED" || (isSent && transactionStatus === "");
	const hasFailed = !isSubmitted && !(isSent && transactionStatus === "");
	return (
		<PageFrame title={t("result.title")} description={t("result.description")}>
			<div aria-live="polite" className="grid gap-5">
				{status === "BLOCKED" ? (
					<Notice
						tone="danger"
						title={t("blocked.title")}
						actions={<Button href={path(pages.blockedDocument)}>{t("banner.blockedGo")}</Button>}
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
				{showsStatus && <StatusNotice status={status} />}
			</div>
			<ActionGroup>
				{!showsStatus && <NextStep isSent={isSubmitted || isSent} />}
				<Button href={path(pages.lobby)} look="secondary">
					{t("standing.play")}
				</Button>
			</ActionGroup>
		</PageFrame>
	);
}

function NextStep({ isSent }: { isSent: boolean }) {
	const t = useVerificationTexts();
	const path = useSitePath();
	if (isSent) return <Button href={path(pages.verificationSteps)}>{t("standing.toSteps")}</Button>;
	return <Button href={path(pages.validateDocument)}>{t("result.again")}</Button>;
}

/** Inside the frame, reports to the page around it, which then continues. */
function useNotifyParentPage(transactionStatus: string): void {
	useEffect(() => {
		if (parent === window) return;
		const message: FrameMessage = { type: FRAME_MESSAGE, transactionStatus };
		parent.postMessage(message, location.origin);
	}, [transactionStatus]);
}
