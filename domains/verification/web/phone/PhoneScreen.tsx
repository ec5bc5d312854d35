import { readOperationStatus } from "@baize/factors/contract";
import { pages } from "@baize/platform-paths";
import { Notice, Panel, toasts } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { type PageContext, type PageRequest, safeDestination, type Viewer } from "@baize/platform-web/page";
import { useState } from "react";
import { useNavigate } from "react-router";
import { FUNNEL_QUERY, stepAfterPhone, VERIFICATION_FUNNEL } from "../../contract/next-step.ts";
import { readPhoneForm } from "../../contract/phone-calls.ts";
import type { PhoneFormView } from "../../contract/schemas.ts";
import { PageFrame } from "../PageFrame.tsx";
import { useDocumentVerification, usePhoneVerification } from "../status/StatusProviders.tsx";
import { useVerificationTexts } from "../texts.ts";
import { CodePanel } from "./CodePanel.tsx";
import { NumberForm } from "./NumberForm.tsx";
import type { RequestedCode } from "./types.ts";

export async function loadPhone({ viewer, call }: PageContext & { viewer: Viewer }, { url }: PageRequest) {
	const params = { session: viewer.handle };
	const form = await call(readPhoneForm, { params });
	// If the block cannot be read, the player may still try. spec §8
	const block = await call(readOperationStatus, { params: { ...params, operation: "validatePhone" } }).catch(
		() => undefined,
	);
	return {
		form,
		blockedSeconds: block?.status === "BLOCKED" ? block.remainingBlockingTime : 0,
		destination: safeDestination(url.searchParams.get("destination"), "") || null,
		isFunnel: url.searchParams.get(FUNNEL_QUERY) === VERIFICATION_FUNNEL,
	};
}

type Props = Awaited<ReturnType<typeof loadPhone>>;

export function PhoneScreen({ form, blockedSeconds, destination, isFunnel }: Props) {
	const t = useVerificationTexts();
	const [requested, setRequested] = useState<RequestedCode>();
	const goOn = useNextPage(destination, isFunnel);
	const { refresh } = usePhoneVerification();

	function done(): void {
		toasts.raise(t("phone.done"), { tone: "success" });
		refresh();
		goOn();
	}

	return (
		<PageFrame title={t("phone.title")} description={t("phone.description")}>
			{form.status === "VALIDATED" && !requested && <Already form={form} />}
			<Panel>
				{requested ? (
					<CodePanel
						requested={requested}
						onRequested={setRequested}
						onChange={() => setRequested(undefined)}
						onDone={done}
						onSilent={goOn}
					/>
				) : (
					<NumberForm form={form} blockedSeconds={blockedSeconds} onRequested={setRequested} onSilent={goOn} />
				)}
			</Panel>
		</PageFrame>
	);
}

function Already({ form }: { form: PhoneFormView }) {
	const t = useVerificationTexts();
	return (
		<Notice tone="success" title={t("phone.alreadyTitle")}>
			{t("phone.alreadyText", { phone: form.shown ?? "" })}
		</Notice>
	);
}

/** Goes to the page that the player wanted, the next step of the funnel, the previous page, or home. spec §4 */
function useNextPage(destination: string | null, isFunnel: boolean): () => void {
	const navigate = useNavigate();
	const path = useSitePath();
	const { status } = useDocumentVerification();
	return () => {
		if (destination) return void navigate(destination);
		if (isFunnel) return void navigate(path(stepAfterPhone(status), { funnel: VERIFICATION_FUNNEL }));
		const { idx = 0 } = (history.state ?? {}) as { idx?: number };
		void (idx > 0 ? navigate(-1) : navigate(path(pages.lobby)));
	};
}
