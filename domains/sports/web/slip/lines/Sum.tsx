import { formatMoney } from "@baize/kernel/money";
import { useLocale } from "@baize/platform-web/i18n";
import { useSportsTexts } from "../../texts.ts";
import type { Limits } from "./lines.ts";

type Props = {
	facts: readonly (readonly [label: string, value: string])[];
	isCapped: boolean;
	currency: string;
	limits: Limits | undefined;
};

/** The total of the slip, and the limit where it is reached, before the player bets. */
export function Sum({ facts, isCapped, currency, limits }: Props) {
	const t = useSportsTexts();
	const locale = useLocale();
	return (
		<div className="grid gap-2 px-4.5">
			<dl className="grid gap-1">
				{facts.map(([label, value]) => (
					<div key={label} className="flex justify-between gap-3">
						<dt className="text-ink-muted">{label}</dt>
						<dd className="font-semibold tabular">
							<bdi>{value}</bdi>
						</dd>
					</div>
				))}
			</dl>
			<p className="text-sm text-ink-muted">{t("slip.roundedDown")}</p>
			{isCapped && limits && (
				<p className="text-sm text-warning-ink">
					{t("slip.capped", { amount: formatMoney(BigInt(limits.maxPayoutMinor), currency, locale) })}
				</p>
			)}
		</div>
	);
}
