import { pages } from "@baize/platform-paths";
import { ActionGroup, Button, EmptyState, Panel, RadioGroup, toasts } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useViewer } from "@baize/platform-web/page";
import { type CallError, callApi } from "@baize/platform-web/reads";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { EnrolmentMethod } from "../../contract/operations.ts";
import type { FactorSettings } from "../../contract/schemas.ts";
import { enrolTwoFactor } from "../../contract/two-factor-calls.ts";
import { CodeForm } from "../code/CodeForm.tsx";
import { proofHeaders, refusalOf } from "../code/proof.ts";
import { requestCode } from "../code/use-code-form.ts";
import { FactorsFrame } from "../FactorsFrame.tsx";
import { useFactorsTexts } from "../texts.ts";
import { storeKey } from "./pending-key.ts";
import { TwoFactorGuard } from "./TwoFactorGuard.tsx";

/** To turn two-factor authentication on, players first prove by PIN or SMS who they are. spec §2 */
export function EnrolScreen(settings: FactorSettings) {
	const t = useFactorsTexts();
	const path = useSitePath();
	return (
		<FactorsFrame
			title={t("enrol.title")}
			description={t("enrol.description")}
			parents={[{ label: t("twoFactor.title"), href: path(pages.twoFactor) }]}
		>
			<TwoFactorGuard initial={settings.twoFactor} accepts={["PENDING"]}>
				{settings.enrolmentMethods.length === 0 ? <NoMethod /> : <Prove settings={settings} />}
			</TwoFactorGuard>
		</FactorsFrame>
	);
}

function NoMethod() {
	const t = useFactorsTexts();
	const path = useSitePath();
	const ways = (
		<ActionGroup>
			<Button href={path(pages.pin)}>{t("enrol.addPin")}</Button>
			<Button look="secondary" href={path(pages.validatePhone)}>
				{t("enrol.validatePhone")}
			</Button>
		</ActionGroup>
	);
	return (
		<EmptyState icon="lock" title={t("enrol.noneTitle")} actions={ways}>
			{t("enrol.noneText")}
		</EmptyState>
	);
}

function Prove({ settings: { enrolmentMethods, phone } }: { settings: FactorSettings }) {
	const t = useFactorsTexts();
	const path = useSitePath();
	const navigate = useNavigate();
	const handle = useViewer()?.handle ?? "";
	const [method, setMethod] = useState<EnrolmentMethod>(enrolmentMethods[0] ?? "PIN_CODE");

	async function give(code: string): Promise<CallError | undefined> {
		const refusal = await refusalOf(async () => {
			const headers = proofHeaders(code, method, "enable2fa");
			const { otpAuthUri } = await callApi(enrolTwoFactor, { params: { session: handle }, headers, body: {} });
			storeKey(otpAuthUri);
			await navigate(path(pages.twoFactorSetup));
		});
		if (refusal?.code !== "MFA_ACCOUNT_BLOCKED") return refusal;
		toasts.raise(t("enrol.blocked"), { tone: "danger" });
		await navigate(path(pages.twoFactor));
		return undefined;
	}

	const choices = enrolmentMethods.map((value) => ({
		value,
		label: value === "SMS" ? t("enrol.SMS", { phone: phone ?? "" }) : t("enrol.PIN_CODE"),
	}));
	return (
		<Panel>
			<div className="grid gap-5">
				{choices.length > 1 && (
					<RadioGroup
						name="method"
						label={t("enrol.method")}
						choices={choices}
						value={method}
						onValue={(value) => setMethod(value === "SMS" ? "SMS" : "PIN_CODE")}
					/>
				)}
				<CodeForm
					key={method}
					operation="enable2fa"
					method={method}
					phone={phone}
					requestCode={method === "SMS" ? requestCode(handle, "enable2fa") : undefined}
					onCode={give}
					submitLabel={t("enrol.submit")}
				/>
			</div>
		</Panel>
	);
}
