import { decimalText, formatMoney, type Minor } from "@baize/kernel/money";
import { pages } from "@baize/platform-paths";
import { Button, Notice } from "@baize/platform-web";
import { useLocale, useSitePath } from "@baize/platform-web/i18n";
import { useSportsTexts } from "../../texts.ts";
import { slip } from "../slip-store.ts";

type Props = {
	/** Whose stake it is on the slip. */
	name: string;
	/** The highest stake of the bonus, where the stake is above it. */
	exceeded: Minor | undefined;
	currency: string;
};

/** Said while the stake is typed, before it is pressed in vain, with both ways out. */
export function BonusCeiling({ name, exceeded, currency }: Props) {
	const t = useSportsTexts();
	const locale = useLocale();
	const path = useSitePath();
	const amount = formatMoney(exceeded ?? 0n, currency, locale);
	const actions = exceeded !== undefined && (
		<>
			<Button size="s" onClick={() => slip.setStake(name, decimalText(exceeded, currency))}>
				{t("bonusStake.lower", { amount })}
			</Button>
			<Button look="secondary" size="s" href={path(pages.bonuses)}>
				{t("bonusStake.toBonus")}
			</Button>
		</>
	);
	return (
		// It is there before it says something, so that what it says is read aloud.
		<div role="status" className="pt-3 empty:sr-only">
			{exceeded !== undefined && (
				<Notice tone="warning" actions={actions}>
					{t("bonusStake.over", { amount })}
				</Notice>
			)}
		</div>
	);
}
