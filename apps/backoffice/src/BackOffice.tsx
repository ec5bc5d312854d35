import { desk } from "@baize/desk/backoffice";
import { DeskProvider, ListPage, RecordPage, type Resource as Section } from "@baize/platform-backoffice";
import { Admin, CustomRoutes, Resource } from "react-admin";
import { Route } from "react-router";
import { AccessDenied } from "./AccessDenied.tsx";
import { authProvider } from "./auth-provider.ts";
import { dataProvider } from "./data-provider.ts";
import { OWN_PAGES, RESOURCES } from "./domains.ts";
import { Frame } from "./Frame.tsx";
import { guarded } from "./guarded.tsx";
import { LoginPage } from "./LoginPage.tsx";
import { i18nProvider } from "./texts.ts";
import { theme } from "./theme.ts";

function pageOf(section: Section) {
	const { name, icon, record } = section;
	const list = guarded(name, () => <ListPage resource={section} />);
	const show = record && guarded(name, () => <RecordPage resource={{ ...section, record }} />);
	return { name, icon, list, ...(show ? { show } : {}) };
}

// Made once: a component made in each render would lose its state each time.
const PAGES = RESOURCES.map(pageOf);

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
