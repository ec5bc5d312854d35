import { formatMoney } from "@baize/kernel/money";
import { pages } from "@baize/platform-paths";
import { BackLink, Button, Panel } from "@baize/platform-web";
import { useDateText, useLocale, useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, PageRequest, Viewer } from "@baize/platform-web/page";
import type { ReactNode } from "react";
import { getWalletReceipt, type WalletReceipt } from "../../contract/index.ts";
import { useWalletTexts } from "../texts.ts";
import { EntryTable } from "./EntryTable.tsx";
import { subjectLink } from "./subject-link.ts";

export const loadReceipt = (
	{ call, viewer }: PageContext & { viewer: Viewer },
	{ params }: PageRequest,
): Promise<WalletReceipt> =>
	call(getWalletReceipt, { params: { session: viewer.handle, receipt: params.receipt ?? "" } });

/** One movement of money: what it did to each fund, and everything else about the same round, bet, payment or bonus. */
export function ReceiptScreen(receipt: WalletReceipt) {
	const t = useWalletTexts();
	const path = useSitePath();
	const { entry, currency, others } = receipt;
	const title = t(`kinds.${entry.kind}`);
	const link = subjectLink(receipt);
	return (
		<section className="mx-auto grid w-full max-w-[48rem] gap-5 px-3.5 py-6 md:px-7">
			<title>{`${title} · ${t("receipt.title")}`}</title>
			<BackLink href={path(pages.statement)}>{t("statement.title")}</BackLink>
			<header className="grid gap-1">
				<h1 className="text-3xl">{title}</h1>
				{entry.about && (
					<p className="text-ink-muted">
						<bdi>{entry.about}</bdi>
					</p>
				)}
			</header>
			<Panel title={t("receipt.title")}>
				<ReceiptFacts {...receipt} />
			</Panel>
			{link && (
				<Button look="secondary" className="justify-self-start" href={path(link.path)}>
					{t(`receipt.to.${link.to}`)}
				</Button>
			)}
			{others.length > 0 && (
				<Panel title={t("receipt.others")}>
					<EntryTable caption={t("receipt.others")} entries={others} currency={currency} />
				</Panel>
			)}
		</section>
	);
}

/** Both amounts where there are two, each fund that changed, and the cash before and after. */
function ReceiptFacts({ entry, currency, cashBeforeMinor }: WalletReceipt) {
	const t = useWalletTexts();
	const locale = useLocale();
	const dateText = useDateText();
	const money = (minor: number): string => formatMoney(minor, currency, locale);
	const signed = (minor: number): string => formatMoney(minor, currency, locale, "exceptZero");
	const isPlay = entry.group === "casino" || entry.group === "sports";
	return (
		<dl className="grid gap-1.5">
			<Fact name={t("receipt.number")}>
				<bdi>{entry.id}</bdi>
			</Fact>
			<Fact name={t("statement.when")}>{dateText(entry.atMs)}</Fact>
			{isPlay && entry.stakeMinor > 0 && <Fact name={t("receipt.stake")}>{money(entry.stakeMinor)}</Fact>}
			{isPlay && <Fact name={t("receipt.win")}>{money(entry.winMinor)}</Fact>}
			{entry.funds.map(({ fund, changeMinor }) => (
				<Fact key={fund} name={t(`receipt.funds.${fund}`)}>
					{signed(changeMinor)}
				</Fact>
			))}
			<Fact name={t("receipt.before")}>{money(cashBeforeMinor)}</Fact>
			<Fact name={t("statement.after")}>{money(entry.cashAfterMinor)}</Fact>
		</dl>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="flex justify-between gap-x-4 border-b border-hairline pb-1.5 last:border-0 max-[16rem]:flex-wrap">
			<dt className="text-ink-muted">{name}</dt>
			<dd className="tabular text-end">{children}</dd>
		</div>
	);
}
