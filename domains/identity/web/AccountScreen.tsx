import { Icon, type IconName } from "@baize/platform-web";
import type { HouseAccess, Viewer } from "@baize/platform-web/house";
import { useSitePath } from "@baize/platform-web/i18n";
import type { ReactNode } from "react";
import { redirect } from "react-router";
import { type Profile, readProfile } from "../contract/index.ts";
import { ProfilePanel } from "./ProfilePanel.tsx";
import { useIdentityTexts } from "./texts.ts";

/** The root of the account. An operator has none; he works in the back office. */
export async function loadAccount({ viewer, call }: HouseAccess & { viewer: Viewer }): Promise<{ profile: Profile }> {
	if (viewer.roles.length > 0) throw redirect("/backoffice");
	return { profile: await call(readProfile, { params: { session: viewer.handle } }) };
}

const WAYS = [
	["deposit", "/account/cashier/deposit", "plus"],
	["withdraw", "/account/cashier/withdraw", "building-bank"],
	["pending", "/account/cashier/withdraw/manage-pending", "hourglass"],
	["verification", "/account/verification", "shield-check"],
	["statement", "/account/statement", "receipt"],
	["rounds", "/account/rounds", "history"],
	["bets", "/sports/bets", "ball-football"],
	["limits", "/account/limits", "player-pause"],
] as const satisfies readonly (readonly [string, string, IconName])[];

/** Who one is, and the ways to everything else of one's own; above them the news of other rooms. */
export function AccountScreen({ profile, news }: { profile: Profile; news?: ReactNode }) {
	const t = useIdentityTexts();
	const path = useSitePath();
	return (
		<section className="mx-auto grid max-w-page gap-5 px-3.5 py-6 md:px-7">
			<title>{`${t("account.title")} · Baize`}</title>
			<h1 className="text-3xl">{t("account.title")}</h1>
			{news}
			<nav aria-label={t("account.title")}>
				<ul className="grid gap-2.5 sm:grid-cols-2 md:grid-cols-3">
					{WAYS.map(([way, to, icon]) => (
						<li key={way}>
							<a
								href={path(to)}
								className="hit flex items-center gap-3 rounded-card border border-hairline bg-surface-1 px-4 font-medium hover:bg-surface-2"
							>
								<Icon name={icon} />
								<span className="flex-1">{t(`account.${way}`)}</span>
								<Icon name="chevron-right" />
							</a>
						</li>
					))}
				</ul>
			</nav>
			<ProfilePanel profile={profile} />
		</section>
	);
}
