import { type PagePath, pages } from "@baize/platform-paths";
import { Button, Notice } from "@baize/platform-web";
import { useDateText, useLocale, useSitePath } from "@baize/platform-web/i18n";
import type { WayOut } from "../../../contract/deposit-routes.ts";
import { useCashierTexts } from "../../texts.ts";
import type { ClosedLine, DepositContent } from "./closed-lines.ts";
import { useClosedTexts } from "./texts.ts";

/** Where a way out leads; without a page the text of the reason itself says what to do. */
const PAGES = {
	acceptTerms: pages.terms,
	verifyDocument: pages.verificationSteps,
	contactSupport: pages.contact,
	seeLimits: pages.limits,
} as const satisfies Partial<Record<WayOut, PagePath>>;

const hasPage = (way: WayOut): way is keyof typeof PAGES => way in PAGES;

/** Beside which content the list stands decides how it is called. */
const TITLES = {
	form: "methods",
	lines: "title",
	closed: "others",
	document: "others",
	currency: "others",
} as const satisfies Record<DepositContent, string>;

/** Every reason why a method takes nothing from this player, each with its way out. Nothing, if all are open. */
export function ClosedPanel({ lines, content }: { lines: readonly ClosedLine[]; content: DepositContent }) {
	const t = useClosedTexts();
	const ofCashier = useCashierTexts();
	const path = useSitePath();
	const dateText = useDateText();
	const list = new Intl.ListFormat(useLocale());
	if (lines.length === 0) return null;
	const textOf = ({ reason, untilMs, methods }: ClosedLine): string => {
		const ends = untilMs === undefined ? "" : ` ${t("until", { time: dateText(untilMs) })}`;
		const text = t(`reasons.${reason}`) + ends;
		const names = list.format(methods.map((method) => ofCashier(`methods.${method}`)));
		return names === "" ? text : t("ofMethods", { methods: names, text });
	};
	const ways = [...new Set(lines.map(({ wayOut }) => wayOut))].filter(hasPage);
	const links = ways.map((way) => (
		<Button key={way} look="secondary" size="s" href={path(PAGES[way])}>
			{t(`ways.${way}`)}
		</Button>
	));
	return (
		<Notice
			tone={content === "form" ? "info" : "warning"}
			title={t(TITLES[content])}
			{...(links.length > 0 ? { actions: links } : {})}
		>
			<ul className="list-disc ps-5">
				{lines.map((line) => (
					<li key={line.reason}>{textOf(line)}</li>
				))}
			</ul>
		</Notice>
	);
}
