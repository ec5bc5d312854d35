import { type PagePath, pages } from "@baize/platform-paths";
import { Button, Notice } from "@baize/platform-web";
import { useDateText, useSitePath } from "@baize/platform-web/i18n";
import type { OutOfImpediment } from "../../../contract/preflight/impediments.data.ts";
import type { ImpedimentView } from "../../../contract/preflight/schemas.ts";
import { useMoneyText } from "../../use-formats.ts";
import { usePreflightTexts } from "./texts.ts";

/** Where a way out leads; without a page the text of the impediment itself says what to do. */
const PAGES = {
	writeToUs: pages.contact,
	verifyDocument: pages.verificationSteps,
	choosePin: pages.pin,
	payIn: pages.deposit,
	seeBalance: pages.statement,
} as const satisfies Partial<Record<OutOfImpediment, PagePath>>;

const hasPage = (way: OutOfImpediment): way is keyof typeof PAGES => way in PAGES;

type Props = { title: string; impediments: readonly ImpedimentView[]; currency: string; live?: boolean };

/** Everything that holds a withdrawal up, each with its way out. Nothing, if nothing does. */
export function ImpedimentPanel({ title, impediments, currency, live = false }: Props) {
	const t = usePreflightTexts();
	const path = useSitePath();
	const dateText = useDateText();
	const money = useMoneyText(currency);
	if (impediments.length === 0) return null;
	const isStopped = impediments.some(({ effect }) => effect === "stops");
	const ways = [...new Set(impediments.map(({ wayOut }) => wayOut))].filter(hasPage);
	const links = ways.map((way) => (
		<Button key={way} look="secondary" size="s" href={path(PAGES[way])}>
			{t(`ways.${way}`)}
		</Button>
	));
	return (
		<Notice
			tone={isStopped ? "warning" : "info"}
			title={title}
			live={live}
			{...(links.length > 0 ? { actions: links } : {})}
		>
			<ul className="list-disc ps-5">
				{impediments.map(({ code, amountMinor = 0, label = "", untilMs = 0 }) => (
					<li key={code}>{t(`codes.${code}`, { amount: money(amountMinor), label, time: dateText(untilMs) })}</li>
				))}
			</ul>
		</Notice>
	);
}
