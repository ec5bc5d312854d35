import { pages } from "@baize/platform-paths";
import { Button, EmptyState, Panel, toasts } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useViewer } from "@baize/platform-web/page";
import { type CallError, callApi } from "@baize/platform-web/reads";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { FactorSettings } from "../../contract/schemas.ts";
import { confirmTwoFactor } from "../../contract/two-factor-calls.ts";
import { CodeForm } from "../code/CodeForm.tsx";
import { inGroups } from "../code/digits.ts";
import { refusalOf } from "../code/proof.ts";
import { FactorsFrame } from "../FactorsFrame.tsx";
import { useFactorsTexts } from "../texts.ts";
import { copyText } from "./copy-text.ts";
import { clearKey, storedKey } from "./pending-key.ts";
import { QrCode } from "./QrCode.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { TwoFactorGuard } from "./TwoFactorGuard.tsx";

/** The key as QR code and text, then its first code; the key is dropped once it is confirmed. spec §2, §4 */
export function SetupScreen({ twoFactor }: FactorSettings) {
	const t = useFactorsTexts();
	const path = useSitePath();
	const navigate = useNavigate();
	// Undefined until hydration: only the browser has the key.
	const [key, setKey] = useState<string | null>();
	const [codes, setCodes] = useState<readonly string[]>();
	useEffect(() => setKey(storedKey()), []);
	const codesStored = (): void => {
		toasts.raise(t("recovery.done"), { tone: "success" });
		void navigate(path(pages.twoFactor));
	};
	return (
		<FactorsFrame
			title={t("setup.title")}
			description={t("setup.description")}
			parents={[{ label: t("twoFactor.title"), href: path(pages.twoFactor) }]}
		>
			<TwoFactorGuard initial={codes ? "ENABLED" : twoFactor}>
				{codes ? (
					<RecoveryCodes codes={codes} onStored={codesStored} />
				) : key ? (
					<Connect otpAuthUri={key} onCodes={setCodes} />
				) : (
					key === null && <Gone isOn={twoFactor === "ENABLED"} />
				)}
			</TwoFactorGuard>
		</FactorsFrame>
	);
}

function Gone({ isOn }: { isOn: boolean }) {
	const t = useFactorsTexts();
	const path = useSitePath();
	const again = <Button href={path(isOn ? pages.twoFactor : pages.twoFactorEnrol)}>{t("setup.again")}</Button>;
	return (
		<EmptyState icon="key" title={t("setup.gone")} actions={again}>
			{t("setup.goneText")}
		</EmptyState>
	);
}

function Connect({ otpAuthUri, onCodes }: { otpAuthUri: string; onCodes(codes: readonly string[]): void }) {
	const t = useFactorsTexts();
	const path = useSitePath();
	const navigate = useNavigate();
	const handle = useViewer()?.handle ?? "";
	const secret = new URL(otpAuthUri).searchParams.get("secret") ?? "";

	async function confirm(code: string): Promise<CallError | undefined> {
		const refusal = await refusalOf(async () => {
			const { recoveryCodes } = await callApi(confirmTwoFactor, { params: { session: handle }, body: { code } });
			clearKey();
			onCodes(recoveryCodes);
		});
		if (refusal?.code !== "MFA_ACCOUNT_BLOCKED") return refusal;
		toasts.raise(t("enrol.blocked"), { tone: "danger" });
		await navigate(path(pages.twoFactor));
		return undefined;
	}

	return (
		<>
			<Panel title={t("setup.scanTitle")}>
				<div className="grid gap-5">
					<p>{t("setup.scanText")}</p>
					<QrCode text={otpAuthUri} label={t("setup.qr")} />
					<Button look="secondary" icon="device-mobile" href={otpAuthUri}>
						{t("setup.openApp")}
					</Button>
					<div className="grid gap-2">
						<h3 className="font-medium">{t("setup.keyTitle")}</h3>
						<code dir="ltr" className="tabular rounded-control bg-surface-2 px-3 py-2.5 text-center break-words">
							{inGroups(secret)}
						</code>
						<Button look="quiet" icon="copy" onClick={() => void copyText(secret, t("setup.copied"))}>
							{t("setup.copyKey")}
						</Button>
					</div>
				</div>
			</Panel>
			<Panel title={t("setup.confirmTitle")}>
				<CodeForm
					operation="enable2fa"
					method="TWO_FACTOR_AUTHENTICATION"
					isFirst
					onCode={confirm}
					submitLabel={t("setup.confirm")}
				/>
			</Panel>
		</>
	);
}
