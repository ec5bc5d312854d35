import { type CardParts, CardPartsContext } from "@baize/catalogue/web";
import { isLocale } from "@baize/kernel/locale";
import { LocaleContext } from "@baize/platform-web/i18n";
import { EMPTY_PAGE_ENVIRONMENT, PageEnvironmentContext, pageLoader } from "@baize/platform-web/page";
import { loadPlayStatus } from "@baize/safer-play/web";
import { loadVerificationStatuses } from "@baize/verification/web";
import { useEffect } from "react";
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
import { AsPlayer } from "../frame/AsPlayer.tsx";
import { replayEarlyChat } from "../frame/early-press.ts";
import { Frame } from "../frame/Frame.tsx";
import type { loader as rootLoader } from "../root.tsx";

let cardParts: Promise<CardParts> | undefined;

/** Requested once for all cards; again after it has failed. */
const loadCardParts = (): Promise<CardParts> =>
	(cardParts ??= import("../frame/cards/card-parts.tsx").then(
		(it) => it.cardParts,
		(error) => {
			cardParts = undefined;
			throw error;
		},
	));

export async function loader(args: LoaderFunctionArgs) {
	if (!isLocale(args.params.locale)) throw data(null, { status: 404 });
	const [status, playStatus] = await Promise.all([
		pageLoader(loadVerificationStatuses)(args),
		pageLoader(loadPlayStatus)(args),
	]);
	return { status, playStatus };
}

// The loader's data are only the initial ones; the page updates them itself.
export const shouldRevalidate = () => false;

export default function Localised() {
	const { locale } = useParams();
	const page = useRouteLoaderData<typeof rootLoader>("root");
	const { status, playStatus } = useLoaderData<typeof loader>();
	const { revalidate } = useRevalidator();
	// Nothing on the page waits for it, so it loads after everything that the page needs.
	useEffect(() => {
		// Where it does not load, links to the chat lead to the contact form.
		void import("../frame/later.ts").then((it) => it.onceLoaded(page, revalidate), replayEarlyChat);
	}, []);
	return (
		<LocaleContext value={isLocale(locale) ? locale : "en"}>
			<PageEnvironmentContext value={page ?? EMPTY_PAGE_ENVIRONMENT}>
				<AsPlayer status={status} playStatus={playStatus}>
					<CardPartsContext value={loadCardParts}>
						<Alternates publicUrl={page?.publicUrl ?? ""} />
						<Frame>
							<Outlet />
						</Frame>
					</CardPartsContext>
				</AsPlayer>
			</PageEnvironmentContext>
		</LocaleContext>
	);
}
