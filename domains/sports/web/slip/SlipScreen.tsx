import { pages } from "@baize/platform-paths";
import { Button } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { PlayWatch } from "@baize/safer-play/web";
import { useSportsTexts } from "../texts.ts";
import { SlipContents } from "./SlipAside.tsx";
import { useSlipCount } from "./use-slip.ts";

/** The slip as a page: the target of the phone's bottom bar. */
export function SlipScreen() {
	const t = useSportsTexts();
	const path = useSitePath();
	const count = useSlipCount();
	return (
		<div className="mx-auto grid max-w-prose grid-cols-1 gap-4 px-3.5 pt-4 pb-10 md:px-7">
			<title>{`${t("slip.title")} · Baize`}</title>
			<meta name="description" content={t("slip.description")} />
			<h1 className="sr-only">{t("slip.title")}</h1>
			<PlayWatch />
			<section className="overflow-clip rounded-panel border border-hairline bg-surface-1">
				<SlipContents />
			</section>
			<div className="flex flex-wrap gap-2 *:flex-1">
				<Button look={count === 0 ? "primary" : "secondary"} href={path(pages.sports)}>
					{t("slip.toSports")}
				</Button>
				<Button look="secondary" href={path(pages.myBets)}>
					{t("receipt.myBets")}
				</Button>
			</div>
		</div>
	);
}
