import { type Account, displayName } from "@baize/identity/contract";
import { LogoutButton } from "@baize/identity/web";
import { pages } from "@baize/platform-paths";
import { Avatar, Icon, Notice, Panel } from "@baize/platform-web";
import { useDateText, useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, Viewer } from "@baize/platform-web/page";
import type { ReactNode } from "react";
import { readAccount } from "../../contract/index.ts";
import { useAccountTexts } from "../texts.ts";
import { type Group, useOpenWays } from "./ways.ts";

/** The root of the account. */
export async function loadAccount({ viewer, call }: PageContext & { viewer: Viewer }): Promise<{ account: Account }> {
	return { account: await call(readAccount, { params: { session: viewer.handle } }) };
}

type Props = {
	account: Account;
	/** Notices from other domains: money in transit, a document that is required. */
	notices?: ReactNode;
	/** The player's balance, as the wallet shows it. */
	balances?: ReactNode;
	/** The player's tier, beside the name. */
	tier?: ReactNode;
	/** The bonus in play, if any. */
	bonus?: ReactNode;
	/** What is still to be done, if anything. */
	steps?: ReactNode;
};

/** The player's name and balance, what is to be done, and links to all account pages. */
export function AccountScreen({ account, notices, balances, tier, bonus, steps }: Props) {
	const t = useAccountTexts();
	return (
		<section className="mx-auto grid max-w-page gap-5 px-3.5 py-6 md:px-7">
			<title>{`${t("overview.title")} · Baize`}</title>
			<meta name="robots" content="noindex" />
			<Who account={account} tier={tier} />
			{account.terms.isDue && <TermsNotice />}
			{notices}
			<div className="grid items-start gap-5 md:grid-cols-2">
				<div className="grid gap-5">
					{balances}
					{bonus}
					{steps}
					<Ways group="money" />
				</div>
				<div className="grid gap-5">
					<Ways group="play" />
					<Ways group="security" />
					<Ways group="you" />
				</div>
			</div>
		</section>
	);
}

function Who({ account, tier }: Pick<Props, "account" | "tier">) {
	const t = useAccountTexts();
	const dateText = useDateText();
	const name = displayName(account);
	return (
		<header className="flex flex-wrap items-center gap-4">
			<Avatar name={name} size="4rem" />
			<div className="min-w-0 flex-1 basis-56">
				<p className="text-sm text-ink-muted">{t("overview.title")}</p>
				<h1 className="text-3xl break-words">
					<bdi>{name}</bdi>
				</h1>
				<p className="text-ink-muted">
					<bdi className="break-all">{account.email}</bdi>
					{" · "}
					{t("overview.memberSince", { date: dateText(account.memberSinceMs, { dateStyle: "long" }) })}
				</p>
				{tier && <div className="mt-2 empty:hidden">{tier}</div>}
			</div>
			<LogoutButton />
		</header>
	);
}

function TermsNotice() {
	const t = useAccountTexts();
	const path = useSitePath();
	const open = (
		<a className="inline-flex min-h-11 items-center font-semibold underline" href={path(pages.terms)}>
			{t("terms.open")}
		</a>
	);
	return (
		<Notice tone="warning" actions={open}>
			{t("terms.banner")}
		</Notice>
	);
}

function Ways({ group }: { group: Group }) {
	const t = useAccountTexts();
	const path = useSitePath();
	const ways = useOpenWays(group);
	return (
		<Panel title={t(`overview.groups.${group}`)} flush>
			<ul>
				{ways.map(([way, to, icon]) => (
					<li key={way} className="border-t border-hairline">
						<a href={path(to)} className="hit flex items-center gap-4 px-5 py-3 font-medium hover:bg-surface-2">
							<Icon name={icon} className="text-ink-muted" />
							<span className="flex-1">{t(`overview.ways.${way}`)}</span>
							<Icon name="chevron-right" className="text-ink-muted" />
						</a>
					</li>
				))}
			</ul>
		</Panel>
	);
}
