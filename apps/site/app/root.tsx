import { directionOf, isLocale, tagOf } from "@baize/kernel/locale";
import { pageLoader } from "@baize/platform-web/page";
import { Links, Meta, Outlet, ScrollRestoration, useRouteLoaderData } from "react-router";
import { earlyScript } from "./frame/early.ts";
import { HeadStart } from "./frame/HeadStart.tsx";
import { PageScripts } from "./frame/PageScripts.tsx";
import { rootPage } from "./frame/root-page.ts";
import { wholeStyles } from "./frame/scripts/whole-styles.ts";
import { WithoutScripts } from "./frame/without-scripts/WithoutScripts.tsx";

export const loader = pageLoader(rootPage);

// The nonce and the server time belong to the loaded page; they do not change on navigation.
export const shouldRevalidate = ({
	defaultShouldRevalidate,
	formMethod,
}: {
	defaultShouldRevalidate: boolean;
	formMethod?: string;
}) => formMethod !== undefined && defaultShouldRevalidate;

/** Each next page has the styles of all pages: the lobby may have come with fewer. */
export const clientMiddleware = [
	async (_page: unknown, next: () => Promise<unknown>) => {
		const results = await next();
		await wholeStyles().catch(() => undefined);
		return results;
	},
];

export function Layout({ children }: { children: React.ReactNode }) {
	const page = useRouteLoaderData<typeof loader>("root");
	const locale = page && isLocale(page.locale) ? page.locale : "en";
	return (
		<html lang={tagOf(locale)} dir={directionOf(locale)} suppressHydrationWarning>
			<head>
				<HeadStart locale={locale} />
				<script
					nonce={page?.nonce}
					suppressHydrationWarning
					dangerouslySetInnerHTML={{ __html: earlyScript(locale) }}
				/>
				<Meta />
				<Links />
			</head>
			<body>
				<WithoutScripts locale={locale} />
				{children}
				<ScrollRestoration />
				<PageScripts page={page} />
			</body>
		</html>
	);
}

export default function Root() {
	return <Outlet />;
}

export { RootError as ErrorBoundary } from "./frame/RootError.tsx";
