import { listDevices } from "@baize/identity/contract";
import { pages } from "@baize/platform-paths";
import { Icon, type IconName, Panel } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, Viewer } from "@baize/platform-web/page";
import { AccountFrame } from "../AccountFrame.tsx";
import { PasswordPanel } from "../profile/PasswordPanel.tsx";
import { useAccountTexts } from "../texts.ts";

export async function loadSecurity({
	call,
	viewer,
}: PageContext & { viewer: Viewer }): Promise<{ deviceCount: number }> {
	const { devices } = await call(listDevices, { params: { session: viewer.handle } });
	return { deviceCount: devices.length };
}

const WAYS = [
	["pin", pages.pin, "key"],
	["twoFactor", pages.twoFactor, "device-mobile"],
	["passkeys", pages.passkeys, "fingerprint"],
	["devices", pages.devices, "device-desktop"],
	["history", pages.signIns, "history"],
] as const satisfies readonly (readonly [string, string, IconName])[];

/** What protects the account: the password here, each other way on its own page. */
export function SecurityScreen({ deviceCount }: { deviceCount: number }) {
	const t = useAccountTexts();
	const path = useSitePath();
	return (
		<AccountFrame title={t("security.title")} description={t("security.description")}>
			<PasswordPanel />
			<Panel title={t("security.more")} flush>
				<ul>
					{WAYS.map(([way, to, icon]) => (
						<li key={way} className="border-t border-hairline">
							<a href={path(to)} className="hit flex items-center gap-4 px-5 py-3 hover:bg-surface-2">
								<Icon name={icon} className="text-ink-muted" />
								<span className="grid flex-1">
									<span className="font-medium">{t(`security.ways.${way}.title`)}</span>
									<span className="text-sm text-ink-muted">
										{t(`security.ways.${way}.text`, { count: deviceCount } as never)}
									</span>
								</span>
								<Icon name="chevron-right" />
							</a>
						</li>
					))}
				</ul>
			</Panel>
		</AccountFrame>
	);
}
