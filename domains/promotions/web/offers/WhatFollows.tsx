import { useFlag } from "@baize/flags/web";
import { pages } from "@baize/platform-paths";
import { Button, Notice } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { ReactNode } from "react";
import type { GrantView } from "../../contract/views.ts";
import { useOfferTexts } from "../words/texts.ts";
import { useFormats } from "../words/use-formats.ts";

type Props = {
	grant: GrantView;
	/** It was taken on this page just now. */
	isNew: boolean;
	actions?: ReactNode;
};

/** What a player who has taken an offer has to do next, with the way to it. */
export function WhatFollows({ grant, isNew, actions }: Props) {
	const t = useOfferTexts();
	const path = useSitePath();
	const follows = useFollowsText(grant);
	const mayDeposit = useFlag("cashierDeposit");
	const wantsDeposit = grant.state === "optedIn" && grant.terms.deposit !== null && mayDeposit;
	const buttons = (
		<>
			{wantsDeposit && <Button href={path(pages.deposit)}>{t("take.toDeposit")}</Button>}
			{grant.state === "active" && <Button href={path(pages.allGames)}>{t("take.toGames")}</Button>}
			{grant.state === "paid" && grant.terms.spins && <Button href={path(pages.spins)}>{t("take.toSpins")}</Button>}
			{grant.state === "paid" && grant.terms.freeBet && (
				<Button href={path(pages.sports)}>{t("take.toMatches")}</Button>
			)}
			<Button look="secondary" href={path(pages.bonuses)}>
				{t("take.toBonuses")}
			</Button>
			{actions}
		</>
	);
	return (
		<Notice tone="success" title={t(isNew ? "take.done" : "take.own")} actions={buttons} live={isNew}>
			{follows}
		</Notice>
	);
}

/** What an open bonus waits for, or what has become of it. */
export function useFollowsText({ state, terms, amountMinor, untilMs, currency }: GrantView): string {
	const t = useOfferTexts();
	const f = useFormats(currency);
	const amount = f.money(amountMinor ?? 0);
	if (state === "pending") return t("take.pending");
	if (state === "active") return t("take.active", { amount });
	if (state !== "optedIn" && terms.spins) return t("take.paidSpins", { count: terms.spins.count });
	if (state !== "optedIn" && terms.freeBet) return t("take.paidFreeBet", { face: f.money(terms.freeBet.faceMinor) });
	if (state !== "optedIn") return amountMinor === null ? t("take.paidPlain") : t("take.paid", { amount });
	if (terms.deposit)
		return t("take.deposit", {
			min: f.money(terms.deposit.minMinor),
			hasUntil: untilMs === null ? "no" : "yes",
			date: f.until(untilMs ?? 0),
		});
	return t(terms.cashback ? "take.cashback" : "take.optedIn");
}
