import { readOperationStatus } from "@baize/factors/contract";
import { Notice, Panel, toasts } from "@baize/platform-web";
import { type HouseAccess, type PageRequest, safeDestination, type Viewer } from "@baize/platform-web/house";
import { useSitePath } from "@baize/platform-web/i18n";
import { useState } from "react";
import { useNavigate } from "react-router";
import { readPhoneForm } from "../contract/phone-calls.ts";
import type { PhoneFormView } from "../contract/schemas.ts";
import { FUNNEL_QUERY, stepAfterPhone, VERIFICATION_FUNNEL } from "../contract/standing.ts";
import { CodePanel } from "./CodePanel.tsx";
import { NumberForm } from "./NumberForm.tsx";
import { PageFrame } from "./PageFrame.tsx";
import { useDocumentVerification, usePhoneVerification } from "./StatusProviders.tsx";
import { useVerificationTexts } from "./texts.ts";

/** A number, and the code that is asked for it. */
export type Asked = { phone: string; phonePrefix: string; e164: string; sendsLeft: number };

export async function loadPhone({ viewer, call }: HouseAccess & { viewer: Viewer }, { url }: PageRequest) {
	const params = { session: viewer.handle };
	const form = await call(readPhoneForm, { params });
	// What is not known of a block keeps nobody from trying. spec §8
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
	const [asked, setAsked] = useState<Asked>();
	const goOn = useWayOn(destination, isFunnel);
	const { refresh } = usePhoneVerification();

	function done(): void {
		toasts.raise(t("phone.done"), { tone: "success" });
		refresh();
		goOn();
	}

	return (
		<PageFrame title={t("phone.title")} description={t("phone.description")}>
			{form.status === "VALIDATED" && !asked && <Already form={form} />}
			<Panel>
				{asked ? (
					<CodePanel
						asked={asked}
						onAsked={setAsked}
						onChange={() => setAsked(undefined)}
						onDone={done}
						onSilent={goOn}
					/>
				) : (
					<NumberForm form={form} blockedSeconds={blockedSeconds} onAsked={setAsked} onSilent={goOn} />
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

/** The next step of the funnel one came by, where one was going, the last page, or home. spec §4 */
function useWayOn(destination: string | null, isFunnel: boolean): () => void {
	const navigate = useNavigate();
	const path = useSitePath();
	const { status } = useDocumentVerification();
	return () => {
		if (destination) return void navigate(destination);
		if (isFunnel) return void navigate(`${path(stepAfterPhone(status))}?${FUNNEL_QUERY}=${VERIFICATION_FUNNEL}`);
		const { idx = 0 } = (history.state ?? {}) as { idx?: number };
		void (idx > 0 ? navigate(-1) : navigate(path("/")));
	};
}
