import { useDateText } from "@baize/platform-web/i18n";
import type { DepositOptionsView } from "../../contract/schemas.ts";
import type { MethodTile } from "../methods/MethodTiles.tsx";
import { useCashierTexts } from "../texts.ts";
import { useMoneyText, useSpanText } from "../use-formats.ts";
import type { LastUsed } from "./last-used.ts";

const DAY: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", year: "numeric" };

/** Each method with its fee and time, and when it was used last. */
export function useMethodTiles(
	methods: readonly DepositOptionsView["methods"][number][],
	currency: string,
	last: LastUsed | undefined,
): MethodTile[] {
	const t = useCashierTexts();
	const money = useMoneyText(currency);
	const span = useSpanText();
	const dateText = useDateText();
	return methods.map(({ method, feeMinor, settlesMs }) => {
		const fee = feeMinor === 0 ? t("deposit.noFee") : t("deposit.withFee", { fee: money(feeMinor) });
		const used = last?.method === method ? last : undefined;
		return {
			value: method,
			method,
			label: t(`methods.${method}`),
			lines: [
				`${fee} · ${span(settlesMs)}`,
				...(used
					? [[used.label, t("deposit.lastUsed", { date: dateText(used.atMs, DAY) })].filter(Boolean).join(" · ")]
					: []),
			],
		};
	});
}
