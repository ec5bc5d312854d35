import { pages } from "@baize/platform-paths";
import { Button, Icon, Notice, Panel, toasts } from "@baize/platform-web";
import { useDateText, useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, Viewer } from "@baize/platform-web/page";
import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { readFactorSettings } from "../../contract/calls.ts";
import type { FactorSettings } from "../../contract/schemas.ts";
import { FactorsFrame } from "../FactorsFrame.tsx";
import { useFactorsTexts } from "../texts.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { type TwoFactorAction, TwoFactorChange } from "./TwoFactorChange.tsx";
import { TwoFactorGuard } from "./TwoFactorGuard.tsx";

export async function loadFactorSettings(context: PageContext & { viewer: Viewer }): Promise<FactorSettings> {
	return context.call(readFactorSettings, { params: { session: context.viewer.handle } });
}

/** Whether two-factor authentication protects the account, and how to change it. spec §2 */
export function TwoFactorScreen(settings: FactorSettings) {
	const t = useFactorsTexts();
	const path = useSitePath();
	const { revalidate } = useRevalidator();
	const [codes, setCodes] = useState<readonly string[]>();
	const codesStored = (): void => {
		setCodes(undefined);
		void revalidate();
	};
	return (
		<FactorsFrame title={t("twoFactor.title")} description={t("twoFactor.description")}>
			<TwoFactorGuard initial={settings.twoFactor}>
				{codes ? (
					<RecoveryCodes codes={codes} onStored={codesStored} />
				) : settings.twoFactor === "ENABLED" ? (
					<TurnedOn settings={settings} onCodes={setCodes} />
				) : (
					<TurnedOff isOffered={settings.isTwoFactorOn} />
				)}
			</TwoFactorGuard>
			<a
				href={path(pages.passkeys)}
				className="hit flex items-center gap-3 rounded-card border border-hairline bg-surface-1 px-4 py-3 hover:bg-surface-2"
			>
				<Icon name="fingerprint" />
				<span className="grid flex-1">
					<span className="font-medium">{t("twoFactor.passkeys")}</span>
					<span className="text-sm text-ink-muted">{t("twoFactor.passkeysText")}</span>
				</span>
				<Icon name="chevron-right" />
			</a>
		</FactorsFrame>
	);
}

function TurnedOff({ isOffered }: { isOffered: boolean }) {
	const t = useFactorsTexts();
	const path = useSitePath();
	return (
		<Panel title={t("twoFactor.off")}>
			<div className="grid justify-items-start gap-4">
				<p>{t("twoFactor.offText")}</p>
				{isOffered ? (
					<Button icon="shield-lock" href={path(pages.twoFactorEnrol)}>
						{t("twoFactor.start")}
					</Button>
				) : (
					<Notice>{t("twoFactor.notOffered")}</Notice>
				)}
			</div>
		</Panel>
	);
}

type OnProps = { settings: FactorSettings; onCodes(codes: readonly string[]): void };

function TurnedOn({ settings: { confirmedAtMs, recoveryCodesLeft: count }, onCodes }: OnProps) {
	const t = useFactorsTexts();
	const path = useSitePath();
	const date = useDateText();
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	const [openAction, setOpenAction] = useState<TwoFactorAction>();
	const disabled = (): void => {
		toasts.raise(t("twoFactor.disabled"), { tone: "success" });
		setOpenAction(undefined);
		void revalidate();
	};
	const ends = {
		renew: onCodes,
		change: () => void navigate(path(pages.twoFactorSetup)),
		disable: disabled,
	};
	const since = confirmedAtMs === undefined ? "" : date(confirmedAtMs, { dateStyle: "long" });
	return (
		<>
			<Notice tone="success" title={t("twoFactor.on")}>
				{since && t("twoFactor.onSince", { date: since })}
			</Notice>
			{count < 3 && <Notice tone="warning">{t("twoFactor.recoveryLeft", { count })}</Notice>}
			{(["renew", "change", "disable"] as const).map((kind) => (
				<TwoFactorChange
					key={kind}
					kind={kind}
					text={
						kind === "renew"
							? `${t("twoFactor.recoveryLeft", { count })} ${t("twoFactor.renewText")}`
							: t(`twoFactor.${kind}Text`)
					}
					isOpen={openAction === kind}
					onOpen={() => setOpenAction(kind)}
					onClose={() => setOpenAction(undefined)}
					ends={ends}
				/>
			))}
		</>
	);
}
