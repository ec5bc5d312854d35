import type { Formats } from "@baize/platform-backoffice";
import { type Condition, RULES, type RuleName, unitsIn } from "../contract/index.ts";

const DAY_HOURS = 24;

/** What a rule looks for, in a sentence, with its amounts in a currency. */
export function ruleSays(rule: RuleName, currency: string, { t, money }: Pick<Formats, "t" | "money">): string {
	const { when } = RULES[rule];
	const amountOf = (units: number): string => money(Number(unitsIn(currency, units) ?? 0n), currency);
	return t(`laundering.says.${nameOf(when)}`, {
		window: windowText(when.hours, t),
		...("units" in when ? { amount: amountOf(when.units) } : {}),
		...("amounts" in when ? { amounts: when.amounts.map(amountOf).join(", "), percent: when.fromPercent } : {}),
		...("percent" in when ? { percent: when.percent } : {}),
		...("count" in when ? { count: when.count } : {}),
	});
}

const nameOf = (when: Condition): string => (when.kind === "sum" ? `${when.kind}.${when.direction}` : when.kind);

const windowText = (hours: number, t: Formats["t"]): string =>
	hours % DAY_HOURS === 0 && hours > DAY_HOURS
		? t("laundering.says.days", { smart_count: hours / DAY_HOURS })
		: t("laundering.says.hours", { smart_count: hours });
