import { isLocale } from "@baize/kernel/locale";
import { PageHouseContext } from "@baize/platform-web/house";
import { LocaleContext } from "@baize/platform-web/i18n";
import { BalanceProvider } from "@baize/wallet/web";
import { data, type LoaderFunctionArgs, Outlet, useParams, useRouteLoaderData } from "react-router";
import { Frame } from "../frame/Frame.tsx";
import type { loader as rootLoader } from "../root.tsx";

export function loader({ params }: LoaderFunctionArgs): null {
	if (!isLocale(params.locale)) throw data(null, { status: 404 });
	return null;
}

export default function Localised() {
	const { locale } = useParams();
	const page = useRouteLoaderData<typeof rootLoader>("root");
	const frame = (
		<Frame>
			<Outlet />
		</Frame>
	);
	// An operator has no wallet.
	const player = page?.viewer?.roles.length === 0 ? page.viewer : undefined;
	return (
		<LocaleContext value={isLocale(locale) ? locale : "en"}>
			<PageHouseContext value={page ?? { viewer: null, nowMs: 0, nonce: "" }}>
				{player ? <BalanceProvider handle={player.handle}>{frame}</BalanceProvider> : frame}
			</PageHouseContext>
		</LocaleContext>
	);
}
