import { Button, Notice } from "@baize/platform-web";
import type { HouseAccess, Viewer } from "@baize/platform-web/house";
import { useSitePath } from "@baize/platform-web/i18n";
import { useEffect, useState } from "react";
import { readFactorSettings } from "../contract/calls.ts";
import type { FactorSettings } from "../contract/schemas.ts";
import { CLOSED, isSnoozed, PROMO_COOKIE, showsPromo, snoozeCookies } from "./promo.ts";
import { useFactorsTexts } from "./texts.ts";

export type Promo = { settings: FactorSettings; isSnoozed: boolean };

/** Rendered with the page, so that nothing moves when it comes alive. */
export const loadPromo = async ({ viewer, call, cookie }: HouseAccess & { viewer: Viewer }): Promise<Promo> => ({
	settings: await call(readFactorSettings, { params: { session: viewer.handle } }),
	isSnoozed: cookie(PROMO_COOKIE) === CLOSED,
});

/** Offers two-factor authentication to whoever could turn it on; closed, it stays away for a day. The document's status is another room's. */
export function TwoFactorBanner({ promo, documentStatus }: { promo: Promo; documentStatus: string | undefined }) {
	const t = useFactorsTexts();
	const path = useSitePath();
	const [isClosed, setClosed] = useState(promo.isSnoozed);
	// A page that is reached without loading asks for its data at an address that the cookie's path does not cover.
	useEffect(() => {
		if (isSnoozed(document.cookie)) setClosed(true);
	}, []);
	if (isClosed || !showsPromo(promo.settings, documentStatus)) return null;
	const close = (): void => {
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
		for (const cookie of snoozeCookies(path("/account"))) document.cookie = cookie;
		setClosed(true);
	};
	const actions = (
		<>
			<Button size="s" href={path("/account/two-factor/enrol")}>
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
