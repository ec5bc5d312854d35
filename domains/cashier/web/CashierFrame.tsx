import { useFlag } from "@baize/flags/web";
import { pages } from "@baize/platform-paths";
import { PillBar } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { BalanceNotice } from "@baize/wallet/web";
import type { ReactNode } from "react";
import { useCashierTexts } from "./texts.ts";

const PLACES = [
	["deposit", pages.deposit],
	["withdraw", pages.withdraw],
	["transfer", pages.playerTransfer],
	["pending", pages.pendingWithdrawals],
	["history", pages.payments],
] as const;

type Props = {
	place: (typeof PLACES)[number][0];
	title: string;
	description: string;
	/** For tables; text and forms use a narrow column. */
	isWide?: boolean;
	children: ReactNode;
};

/** The frame of every cashier page: its title, and links to the others. */
export function CashierFrame({ place, title, description, isWide, children }: Props) {
	const t = useCashierTexts();
	const path = useSitePath();
	const isOpen = {
		deposit: useFlag("cashierDeposit"),
		withdraw: useFlag("cashierWithdraw"),
		// What has been received is taken here, also while nothing can be sent.
		transfer: true,
		pending: true,
		history: true,
	};
	// The link to the current page stays, also when an operator closes it meanwhile.
	const places = PLACES.filter(([key]) => isOpen[key] || key === place);
	return (
		<section className="mx-auto grid w-full max-w-[64rem] gap-5 px-3.5 py-6 md:px-7">
			<title>{`${title} · Baize`}</title>
			<meta name="description" content={description} />
			{/* All links at once, at the same place on every page: a narrow column would cut the last one. */}
			<div className="mx-auto max-w-full min-w-0">
				<PillBar
					label={t("nav.label")}
					pills={places.map(([key, to]) => ({
						key,
						label: t(`nav.${key}`),
						href: path(to),
						current: key === place,
					}))}
				/>
			</div>
			<div className={`mx-auto grid w-full min-w-0 gap-5 ${isWide ? "" : "max-w-prose"}`}>
				<header className="grid gap-1">
					<h1 className="text-3xl">{title}</h1>
					<p className="text-ink-muted">{description}</p>
				</header>
				<BalanceNotice />
				{children}
			</div>
		</section>
	);
}
