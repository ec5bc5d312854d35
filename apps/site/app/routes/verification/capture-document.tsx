import { isLocale } from "@baize/kernel/locale";
import { LocaleContext } from "@baize/platform-web/i18n";
import { accountLoader, EMPTY_PAGE_ENVIRONMENT, PageEnvironmentContext } from "@baize/platform-web/page";
import { CaptureScreen, loadCapture } from "@baize/verification/web";
import { useLoaderData, useParams, useRouteLoaderData } from "react-router";
import { useEarlyPress } from "../../frame/early-press.ts";
import type { loader as rootLoader } from "../../root.tsx";

export const loader = accountLoader(loadCapture);

// Shown in a frame of our own page, so without header and footer.
export default function Route() {
	useEarlyPress();
	const { locale } = useParams();
	const page = useRouteLoaderData<typeof rootLoader>("root");
	return (
		<LocaleContext value={isLocale(locale) ? locale : "en"}>
			<PageEnvironmentContext value={page ?? EMPTY_PAGE_ENVIRONMENT}>
				<CaptureScreen {...useLoaderData<typeof loader>()} />
			</PageEnvironmentContext>
		</LocaleContext>
	);
}
