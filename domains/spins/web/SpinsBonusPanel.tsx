import { formatMoney } from "@baize/kernel/money";
import { Button, Notice, Panel } from "@baize/platform-web";
import { useLocale, useUntilText } from "@baize/platform-web/i18n";
import { useCall, useErrorText } from "@baize/platform-web/reads";
import { useState } from "react";
import { giveUpSpinsBonus, type SpinsBonus } from "../contract/index.ts";
import { useSpinsTexts } from "./texts.ts";

type Props = { session: string; bonus: SpinsBonus; onGivenUp(): void };

/** The bonus money that wins have become, what is to be wagered for it, and the way to give it up, which asks first. */
export function SpinsBonusPanel({ session, bonus, onGivenUp }: Props) {
	const t = useSpinsTexts();
	const locale = useLocale();
	const untilText = useUntilText();
	const errorText = useErrorText();
	const [isAsking, setAsking] = useState(false);
	const giveUp = useCall(giveUpSpinsBonus);
	const { bonusId, amountMinor, leftToWagerMinor, untilMs, currency } = bonus;
	const money = (minor: number): string => formatMoney(minor, currency, locale);
	async function confirm(): Promise<void> {
		await giveUp.run({ params: { session, bonus: bonusId } });
		setAsking(false);
		onGivenUp();
	}
	return (
		<Panel title={t("bonus.title")}>
			<div className="grid justify-items-start gap-3">
				<p className="text-xl font-semibold">{t("bonus.amount", { amount: money(amountMinor) })}</p>
				<p>{t("bonus.left", { amount: money(leftToWagerMinor), until: untilText(untilMs) })}</p>
				{giveUp.error && (
					<Notice live tone="danger">
						{errorText(giveUp.error)}
					</Notice>
				)}
				{isAsking ? (
					<Notice
						live
						tone="warning"
						actions={
							<>
								<Button size="s" pending={giveUp.pending} onClick={() => void confirm()}>
									{t("bonus.confirm")}
								</Button>
								<Button size="s" look="quiet" onClick={() => setAsking(false)}>
									{t("bonus.keep")}
								</Button>
							</>
						}
					>
						{t("bonus.ask", { amount: money(amountMinor) })}
					</Notice>
				) : (
					<Button size="s" look="secondary" onClick={() => setAsking(true)}>
						{t("bonus.giveUp")}
					</Button>
				)}
			</div>
		</Panel>
	);
}
