import { ownAccount } from "@baize/identity/backoffice";
import {
	IconCash,
	IconId,
	IconListDetails,
	IconListSearch,
	IconMail,
	IconShieldHeart,
	IconSnowflake,
	IconToggleLeft,
	IconUserCog,
	IconUsers,
	IconUsersGroup,
} from "@tabler/icons-react";
import type { ComponentType } from "react";
import { Admin, CustomRoutes, Resource } from "react-admin";
import { Route } from "react-router";
import { AccessDenied } from "./AccessDenied.tsx";
import { authProvider } from "./auth-provider.ts";
import { dataProvider } from "./data-provider.ts";
import { DOMAINS } from "./domains.ts";
import { Frame } from "./Frame.tsx";
import { guarded } from "./guarded.tsx";
import { LoginPage } from "./LoginPage.tsx";
import { i18nProvider } from "./texts.ts";
import { theme } from "./theme.ts";

const ICONS: Record<string, ComponentType> = {
	withdrawals: IconCash,
	players: IconUsers,
	payoutFreezes: IconSnowflake,
	documents: IconId,
	duplicates: IconUsersGroup,
	saferPlay: IconShieldHeart,
	registers: IconListSearch,
	announcements: IconMail,
	flags: IconToggleLeft,
	audit: IconListDetails,
	operators: IconUserCog,
};

const iconOf = (name: string): { icon?: ComponentType } => (ICONS[name] ? { icon: ICONS[name] } : {});

// Made once: a component made in each render would lose its state each time.
const PAGES = DOMAINS.map(({ name, list, show }) => ({
	name,
	list: guarded(name, list),
	...(show ? { show: guarded(name, show) } : {}),
	...iconOf(name),
}));

/** Composes the domains' parts; each domain is shown only to operators with the role that it names. */
export function BackOffice() {
	return (
		<Admin
			authProvider={authProvider}
			dataProvider={dataProvider}
			i18nProvider={i18nProvider}
			loginPage={LoginPage}
			layout={Frame}
			accessDenied={AccessDenied}
			theme={theme}
			darkTheme={null}
			requireAuth
			disableTelemetry
		>
			{PAGES.map((page) => (
				<Resource key={page.name} {...page} />
			))}
			<CustomRoutes>
				<Route path={ownAccount.path} element={<ownAccount.page />} />
			</CustomRoutes>
		</Admin>
	);
}
