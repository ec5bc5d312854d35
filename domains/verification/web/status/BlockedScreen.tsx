import { pages } from "@baize/platform-paths";
import { ActionGroup, Button, Notice, Panel } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, Viewer } from "@baize/platform-web/page";
import { readVerification } from "../../contract/calls.ts";
import { PageFrame } from "../PageFrame.tsx";
import { useVerificationTexts } from "../texts.ts";
import { hasStatusNotice, StatusNotice } from "./StatusNotice.tsx";
import { useDocumentVerification } from "./StatusProviders.tsx";

export async function loadBlocked({ viewer, call }: PageContext & { viewer: Viewer }) {
	const { document } = await call(readVerification, { params: { session: viewer.handle } });
	return { status: document.status, reason: document.reason ?? null };
}

export function BlockedScreen({ status: first, reason }: Awaited<ReturnType<typeof loadBlocked>>) {
	const t = useVerificationTexts();
	const path = useSitePath();
	const status = useDocumentVerification().status ?? first;
	if (status !== "BLOCKED") {
		return (
			<PageFrame title={t("steps.title")} description={t("blocked.notBlocked")}>
				{hasStatusNotice(status) ? (
					<StatusNotice status={status} />
				) : (
					<ActionGroup>
						<Button href={path(pages.verificationSteps)}>{t("standing.toSteps")}</Button>
					</ActionGroup>
				)}
			</PageFrame>
		);
	}
	return (
		<PageFrame title={t("blocked.title")} description={t("blocked.description")}>
			<Notice tone="danger">
				<p>{t("blocked.text")}</p>
				{reason && (
					<p className="mt-2">
						<strong>{t("blocked.reason")}</strong> <bdi>{reason}</bdi>
					</p>
				)}
			</Notice>
			<Panel title={t("blocked.nowTitle")}>
				<ul className="grid list-disc gap-2 ps-5">
					<li>{t("blocked.write")}</li>
					<li>{t("blocked.keep")}</li>
				</ul>
			</Panel>
			<ActionGroup>
				<Button href={path(pages.contact)}>{t("blocked.contact")}</Button>
				<Button href={path(pages.account)} look="secondary">
					{t("standing.toAccount")}
				</Button>
			</ActionGroup>
		</PageFrame>
	);
}
