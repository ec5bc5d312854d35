import { type PagePath, pages } from "@baize/platform-paths";
import { Button, Notice } from "@baize/platform-web";
import { useDateText, useSitePath } from "@baize/platform-web/i18n";
import type { Standing } from "../../contract/views.ts";
import { useOfferTexts } from "../words/texts.ts";

/** The ways out that lead to a page; the text of the block says the others. */
const PAGES = {
	verifyAge: pages.verificationSteps,
	agreeToOffers: pages.messages,
	seeBonuses: pages.bonuses,
} as const satisfies Partial<Record<NonNullable<Standing["wayOut"]>, PagePath>>;

const hasPage = (way: Standing["wayOut"]): way is keyof typeof PAGES => way !== null && way in PAGES;

/** Why an offer may not be taken, and the way out. */
export function BlockNotice({ standing: { block, wayOut, untilMs } }: { standing: Standing }) {
	const t = useOfferTexts();
	const path = useSitePath();
	const dateText = useDateText();
	if (block === null) return null;
	const text =
		block !== "notYet"
			? t(`blocks.${block}`)
			: untilMs === null
				? t("blocks.notYetPlain")
				: t("blocks.notYet", { time: dateText(untilMs) });
	const way = hasPage(wayOut) && (
		<Button look="secondary" size="s" href={path(PAGES[wayOut])}>
			{t(`ways.${wayOut}`)}
		</Button>
	);
	return (
		<Notice actions={way} live>
			{text}
		</Notice>
	);
}
