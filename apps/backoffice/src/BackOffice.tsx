import { IconCash, IconListDetails } from "@tabler/icons-react";
import type { ComponentType } from "react";
import { Admin, Resource } from "react-admin";
import { authProvider } from "./auth-provider.ts";
import { dataProvider } from "./data-provider.ts";
import { Frame } from "./Frame.tsx";
import { LoginPage } from "./LoginPage.tsx";
import { ROOMS } from "./rooms.ts";
import { i18nProvider } from "./texts.ts";
import { theme } from "./theme.ts";

const ICONS: Record<string, ComponentType> = { withdrawals: IconCash, audit: IconListDetails };

/** Composes the rooms' parts; each room shows itself only to the operators whose role it names. */
export function BackOffice() {
	return (
		<Admin
			authProvider={authProvider}
			dataProvider={dataProvider}
			i18nProvider={i18nProvider}
			loginPage={LoginPage}
			layout={Frame}
			theme={theme}
			darkTheme={null}
			requireAuth
			disableTelemetry
		>
			{ROOMS.map(({ name, list, show }) => (
				<Resource key={name} name={name} list={list} {...(show ? { show } : {})} {...iconOf(name)} />
			))}
		</Admin>
	);
}

const iconOf = (name: string): { icon?: ComponentType } => (ICONS[name] ? { icon: ICONS[name] } : {});
