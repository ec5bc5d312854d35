import { Button, Notice } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/house";
import { useSitePath } from "@baize/platform-web/i18n";
import { callHouse } from "@baize/platform-web/reads";
import { useEffect, useState } from "react";
import { readFactorSettings } from "../contract/calls.ts";
import { showsPromo, snoozeCookies } from "./promo.ts";
import { useFactorsTexts } from "./texts.ts";

/** Offers two-factor authentication to whoever could turn it on; closed, it stays away for a day. The document's status is another room's; until it is known nothing is offered. */
export function TwoFactorBanner({ documentStatus }: { documentStatus: string | undefined }) {
	const t = useFactorsTexts();
	const path = useSitePath();
	const handle = useViewer()?.handle;
	const [isShown, setShown] = useState(false);
	useEffect(() => {
		if (!handle || documentStatus === undefined) return;
		callHouse(readFactorSettings, { params: { session: handle } }).then(
			(settings) => setShown(showsPromo(settings, documentStatus, document.cookie)),
			(error) => console.error("whether to offer two-factor authentication is not known", error),
		);
	}, [handle, documentStatus]);
	if (!isShown) return null;
	const close = (): void => {
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
		for (const cookie of snoozeCookies(path("/account"))) document.cookie = cookie;
		setShown(false);
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
