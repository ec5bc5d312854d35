import { pages, pathIn } from "@baize/platform-paths";
import { Button, Disclosure, Notice, Skeleton } from "@baize/platform-web";
import { useLocale, useSitePath } from "@baize/platform-web/i18n";
import { type PageContext, useViewer, type Viewer } from "@baize/platform-web/page";
import { CallError, callApi, useErrorText } from "@baize/platform-web/reads";
import { useCallback, useEffect, useState } from "react";
import { redirect } from "react-router";
import { readDocumentUrl, readVerification } from "../../contract/calls.ts";
import { FRAME_HEIGHT_PX, FRAME_MESSAGE } from "../../contract/document.ts";
import type { VerificationView } from "../../contract/schemas.ts";
import { nextStatus } from "../../contract/states.ts";
import { PageFrame } from "../PageFrame.tsx";
import { useVerificationTexts } from "../texts.ts";
import { ReasonList } from "./ReasonList.tsx";
import { StatusNotice } from "./StatusNotice.tsx";
import { useDocumentVerification } from "./StatusProviders.tsx";

/** A blocked player, or one with too many rejections, is redirected to the help page. */
export async function loadDocumentFrame({ viewer, call, locale }: PageContext & { viewer: Viewer }) {
	const { document } = await call(readVerification, { params: { session: viewer.handle } });
	if (document.status === "BLOCKED") throw redirect(pathIn(locale, pages.blockedDocument));
	if (nextStatus("submit", document.status) && document.triesLeft === 0)
		throw redirect(pathIn(locale, pages.unableToVerify));
	return { document };
}

export function DocumentFrameScreen({ document }: { document: VerificationView["document"] }) {
	const t = useVerificationTexts();
	const path = useSitePath();
	const status = useDocumentVerification().status ?? document.status;
	const isOpen = nextStatus("submit", status) !== undefined;
	return (
		<PageFrame title={t("frame.title")} description={t("frame.description")}>
			<div aria-live="polite" className="contents">
				<StatusNotice status={status} />
			</div>
			{isOpen && document.reasons.length > 0 && (
				<Notice tone="warning">
					<ReasonList reasons={document.reasons} />
				</Notice>
			)}
			{isOpen && document.status === "INVALID" && (
				<p className="text-ink-muted">{t("frame.tries", { count: document.triesLeft })}</p>
			)}
			{isOpen && <VerificationFrame />}
			<div>
				<Disclosure summary={t("frame.why")}>{t("frame.whyText")}</Disclosure>
				<Disclosure summary={t("frame.kept")}>{t("frame.keptText")}</Disclosure>
			</div>
			{isOpen && (
				<p>
					<a className="hit inline-flex items-center underline" href={path(pages.unableToVerify)}>
						{t("frame.unable")}
					</a>
				</p>
			)}
		</PageFrame>
	);
}

/** The page that takes the pictures, ours or a company's, in a frame that may use the camera. spec §2, §9 */
function VerificationFrame() {
	const t = useVerificationTexts();
	const { url, error, retry } = useFrameUrl();
	const errorText = useErrorText();
	useFrameMessages();
	if (error) {
		const again = (
			<Button look="secondary" onClick={retry}>
				{t("frame.retry")}
			</Button>
		);
		return (
			<Notice tone="danger" title={t("frame.failed")} actions={again} live>
				{errorText(error)}
			</Notice>
		);
	}
	if (!url) {
		return (
			<div role="status">
				<span className="sr-only">{t("frame.loading")}</span>
				<Skeleton height={`${FRAME_HEIGHT_PX}px`} />
			</div>
		);
	}
	return (
		<iframe
			src={url}
			title={t("frame.name")}
			height={FRAME_HEIGHT_PX}
			allow="camera"
			className="w-full rounded-panel border border-hairline bg-surface-1"
		/>
	);
}

/** Requested by the page and not during rendering: it may start a transaction that costs money. */
function useFrameUrl() {
	const viewer = useViewer();
	const locale = useLocale();
	const [url, setUrl] = useState<string>();
	const [error, setError] = useState<CallError>();
	const [attempt, setAttempt] = useState(0);
	const handle = viewer?.handle;
	useEffect(() => {
		if (!handle) return;
		const gone = new AbortController();
		setError(undefined);
		callApi(readDocumentUrl, { params: { session: handle } }, gone.signal)
			.then((answer) => setUrl(answer.url))
			.catch((thrown) => thrown instanceof CallError && setError(thrown));
		return () => gone.abort();
	}, [handle, locale, attempt]);
	const retry = useCallback(() => setAttempt((before) => before + 1), []);
	return { url, error, retry };
}

/** The page in the frame reports that it is done; only messages from our own origin are accepted. */
function useFrameMessages(): void {
	const path = useSitePath();
	const { refresh } = useDocumentVerification();
	useEffect(() => {
		const onMessage = ({ origin, data }: MessageEvent<unknown>): void => {
			if (origin !== location.origin || typeof data !== "object" || data === null) return;
			const { type, transactionStatus } = data as Record<string, unknown>;
			if (type !== FRAME_MESSAGE || typeof transactionStatus !== "string") return;
			refresh();
			location.assign(path(pages.documentResult, { transactionStatus }));
		};
		addEventListener("message", onMessage);
		return () => removeEventListener("message", onMessage);
	}, [path, refresh]);
}
