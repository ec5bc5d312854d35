import type { OddsStyle } from "@baize/kernel/odds";
import { SelectField } from "@baize/platform-web";
import { oddsStyle } from "./odds-style.ts";
import { useSportsTexts } from "./texts.ts";

/** Decimal, fractional or American: a matter of display only. */
export function OddsStyleSwitch() {
	const t = useSportsTexts();
	return (
		<SelectField
			label={t("odds.label")}
			choices={oddsStyle.values.map((value) => ({ value, label: t(`odds.${value}`) }))}
			value={oddsStyle.use()}
			onChange={(event) => oddsStyle.set(event.currentTarget.value as OddsStyle)}
		/>
	);
}
