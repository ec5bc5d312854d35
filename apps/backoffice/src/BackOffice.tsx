import { desk } from "@baize/desk/backoffice";
import { OperatorLogin } from "@baize/identity/backoffice";
import { DeskProvider, ListPage, RecordPage, type Section } from "@baize/platform-backoffice";
import type { ComponentType } from "react";
import { Admin, CanAccess, CustomRoutes, Resource, useLogin } from "react-admin";
import { Route } from "react-router";
import { AccessDenied } from "./AccessDenied.tsx";
import { authProvider } from "./auth-provider.ts";
import { dataProvider } from "./data-provider.ts";
import { OWN_PAGES, SECTIONS } from "./domains.ts";
import { Frame } from "./Frame.tsx";
import { i18nProvider } from "./texts.ts";
import { theme } from "./theme.ts";

/** A domain's page for operators with its role. For others it is never mounted, so it makes no request. */
function guarded(domain: string, Page: ComponentType): ComponentType {
	return () => (
		<CanAccess action="list" resource={domain} accessDenied={<AccessDenied />}>
			<Page />
		</CanAccess>
	);
}

function pageOf(section: Section) {
	const { name, icon, record } = section;
	const list = guarded(name, () => <ListPage resource={section} />);
	const show = record && guarded(name, () => <RecordPage section={{ ...section, record }} />);
	return { name, icon, list, ...(show ? { show } : {}) };
}

// Made once: a component made in each render would lose its state each time.
const PAGES = SECTIONS.map(pageOf);

/** Composes the domains' parts; each section is shown only to operators who may make its list's call. */
export function BackOffice() {
	return (
		<DeskProvider value={desk}>
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
					{OWN_PAGES.map(({ path, page: Page }) => (
						<Route key={path} path={path} element={<Page />} />
					))}
				</CustomRoutes>
			</Admin>
		</DeskProvider>
	);
}

/** The operators' login. When it is complete, react-admin leads to the page that the operator wanted. */
function LoginPage() {
	const login = useLogin();
	return <OperatorLogin onSignedIn={() => void login({})} />;
}
