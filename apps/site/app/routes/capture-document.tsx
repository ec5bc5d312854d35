import { isLocale } from "@baize/kernel/locale";
import { accountLoader, PageHouseContext } from "@baize/platform-web/house";
import { LocaleContext } from "@baize/platform-web/i18n";
import { CaptureScreen, loadCapture } from "@baize/verification/web";
import { useLoaderData, useParams, useRouteLoaderData } from "react-router";
import { useEarlyPress } from "../frame/early-press.ts";
import type { loader as rootLoader } from "../root.tsx";

export const loader = accountLoader(loadCapture);

// It stands in a frame of our own page, so it has neither header nor footer of its own.
export default function Route() {
	useEarlyPress();
	const { locale } = useParams();
	const page = useRouteLoaderData<typeof rootLoader>("root");
	return (
		<LocaleContext value={isLocale(locale) ? locale : "en"}>
			<PageHouseContext value={page ?? { viewer: null, nowMs: 0, nonce: "", flags: {} }}>
				<CaptureScreen {...useLoaderData<typeof loader>()} />
			</PageHouseContext>
		</LocaleContext>
	);
}
