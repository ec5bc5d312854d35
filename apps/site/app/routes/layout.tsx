import { isLocale } from "@baize/kernel/locale";
import { orAsDrawn } from "@baize/platform-web";
import { NO_HOUSE, PageHouseContext, pageLoader } from "@baize/platform-web/house";
import { LocaleContext } from "@baize/platform-web/i18n";
import { loadStanding } from "@baize/verification/web";
import { lazy, Suspense, useEffect } from "react";
import {
	data,
	type LoaderFunctionArgs,
	Outlet,
	useLoaderData,
	useParams,
	useRevalidator,
	useRouteLoaderData,
} from "react-router";
import { Alternates } from "../frame/Alternates.tsx";
import { Frame } from "../frame/Frame.tsx";
import type { loader as rootLoader } from "../root.tsx";

// Only who is signed in needs the wallet. The server has it at hand, so that it renders the page whole.
const loadPlayerHouse = () => import("../frame/PlayerHouse.tsx");
const PlayerHouse = import.meta.env.SSR ? (await loadPlayerHouse()).default : lazy(() => orAsDrawn(loadPlayerHouse));

export async function loader(args: LoaderFunctionArgs) {
	if (!isLocale(args.params.locale)) throw data(null, { status: 404 });
	return { standing: await pageLoader(loadStanding)(args) };
}

// What it brings is only what a page begins with; from then on the page asks by itself.
export const shouldRevalidate = () => false;

export default function Localised() {
	const { locale } = useParams();
	const page = useRouteLoaderData<typeof rootLoader>("root");
	const { standing } = useLoaderData<typeof loader>();
	const { revalidate } = useRevalidator();
	// Nothing on the page waits for it, so it comes after all that the page needs.
	useEffect(() => void import("../frame/once-loaded.ts").then((it) => it.onceLoaded(page, revalidate)), []);
	const frame = (
		<>
			<Alternates publicUrl={page?.publicUrl ?? ""} />
			<Frame>
				<Outlet />
			</Frame>
		</>
	);
	const player = page?.viewer ?? undefined;
	return (
		<LocaleContext value={isLocale(locale) ? locale : "en"}>
			<PageHouseContext value={page ?? NO_HOUSE}>
				{player ? (
					<Suspense>
						<PlayerHouse viewer={player} standing={standing}>
							{frame}
						</PlayerHouse>
					</Suspense>
				) : (
					frame
				)}
			</PageHouseContext>
		</LocaleContext>
	);
}
