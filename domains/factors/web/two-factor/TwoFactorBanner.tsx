import { pages } from "@baize/platform-paths";
import { Button, Notice } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, Viewer } from "@baize/platform-web/page";
import { useEffect, useState } from "react";
import { readFactorSettings } from "../../contract/calls.ts";
import type { FactorSettings } from "../../contract/schemas.ts";
import { useFactorsTexts } from "../texts.ts";
import { CLOSED, isSnoozed, PROMO_COOKIE, showsPromo, snoozeCookies } from "./promo.ts";

export type Promo = { settings: FactorSettings; isSnoozed: boolean };

/** Rendered with the page, so that nothing moves on hydration. */
export const loadPromo = async ({ viewer, call, cookie }: PageContext & { viewer: Viewer }): Promise<Promo> => ({
	settings: await call(readFactorSettings, { params: { session: viewer.handle } }),
	isSnoozed: cookie(PROMO_COOKIE) === CLOSED,
});

/**
 * Offers two-factor authentication to players who could turn it on; once closed, it stays hidden for a day. The
 * document's status comes from another domain.
 */
export function TwoFactorBanner({ promo, documentStatus }: { promo: Promo; documentStatus: string | undefined }) {
	const t = useFactorsTexts();
	const path = useSitePath();
	const [isClosed, setClosed] = useState(promo.isSnoozed);
	// After client-side navigation the data comes from an address that the cookie's path does not cover, so the cookie is
	// read here.
	useEffect(() => {
		if (isSnoozed(document.cookie)) setClosed(true);
	}, []);
	if (isClosed || !showsPromo(promo.settings, documentStatus)) return null;
	const close = (): void => {
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
		for (const cookie of snoozeCookies(path(pages.account))) document.cookie = cookie;
		setClosed(true);
	};
	const actions = (
		<>
			<Button size="s" href={path(pages.twoFactorEnrol)}>
				{t("promo.start")}
			</Button>
			<Button size="s" look="quiet" onClick={close}>
				{t("promo.later")}
			</Button>
		</>
	);
	return (
		<Notice title={t("promo.title")} actions={actions}>
			{t("promo.text")}
		</Notice>
	);
}
