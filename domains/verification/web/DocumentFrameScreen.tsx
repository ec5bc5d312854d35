import { Button, Disclosure, Notice, Skeleton } from "@baize/platform-web";
import { type HouseAccess, useViewer, type Viewer } from "@baize/platform-web/house";
import { useLocale, useSitePath } from "@baize/platform-web/i18n";
import { CallError, callHouse, useErrorText } from "@baize/platform-web/reads";
import { useCallback, useEffect, useState } from "react";
import { redirect } from "react-router";
import { readDocumentUrl, readVerification } from "../contract/calls.ts";
import { FRAME_HEIGHT_PX, FRAME_MESSAGE, RESULT_PATH } from "../contract/document.ts";
import type { VerificationView } from "../contract/schemas.ts";
import { UNABLE_PATH } from "../contract/standing.ts";
import { nextStatus } from "../contract/states.ts";
import { PageFrame } from "./PageFrame.tsx";
import { ReasonList } from "./ReasonList.tsx";
import { StandingNotice } from "./StandingNotice.tsx";
import { useDocumentVerification } from "./StatusProviders.tsx";
import { useVerificationTexts } from "./texts.ts";

/** Whoever is blocked, or has tried too often, is led to where he is helped. */
export async function loadDocumentFrame({ viewer, call, locale }: HouseAccess & { viewer: Viewer }) {
	const { document } = await call(readVerification, { params: { session: viewer.handle } });
	if (document.status === "BLOCKED") throw redirect(`/${locale}/blocked-document-status`);
	if (nextStatus("submit", document.status) && document.triesLeft === 0) throw redirect(`/${locale}${UNABLE_PATH}`);
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
				<StandingNotice status={status} />
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
					<a className="hit inline-flex items-center underline" href={path(UNABLE_PATH)}>
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

/** Asked for by the page and not while it is rendered: it may begin a transaction that costs money. */
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
		callHouse(readDocumentUrl, { params: { session: handle } }, gone.signal)
			.then((answer) => setUrl(answer.url))
			.catch((thrown) => thrown instanceof CallError && setError(thrown));
		return () => gone.abort();
	}, [handle, locale, attempt]);
	const retry = useCallback(() => setAttempt((before) => before + 1), []);
	return { url, error, retry };
}

/** The page in the frame says that it is done; only a page of our own is listened to. */
function useFrameMessages(): void {
	const path = useSitePath();
	const { refresh } = useDocumentVerification();
	const result = path(RESULT_PATH);
	useEffect(() => {
		const hear = ({ origin, data }: MessageEvent<unknown>): void => {
			if (origin !== location.origin || typeof data !== "object" || data === null) return;
			const { type, transactionStatus } = data as Record<string, unknown>;
			if (type !== FRAME_MESSAGE || typeof transactionStatus !== "string") return;
			refresh();
			location.assign(`${result}?transactionStatus=${encodeURIComponent(transactionStatus)}`);
		};
		addEventListener("message", hear);
		return () => removeEventListener("message", hear);
	}, [result, refresh]);
}
