import { useDateText } from "@baize/platform-web/i18n";
import type { MethodTile } from "../methods/MethodTiles.tsx";
import { useSavedCardTexts } from "../saved-cards/texts.ts";
import { useCardNames } from "../saved-cards/use-card-names.ts";
import { useCashierTexts } from "../texts.ts";
import { useMoneyText, useSpanText } from "../use-formats.ts";
import type { DepositChoice, OfferedMethod } from "./choices.ts";
import type { LastUsed } from "./last-used.ts";

const DAY: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", year: "numeric" };

/** Each saved card and each method with its fee and time, and when it was used last. */
export function useMethodTiles(
	choices: readonly DepositChoice[],
	currency: string,
	last: LastUsed | undefined,
): MethodTile[] {
	const t = useCashierTexts();
	const ofCards = useSavedCardTexts();
	const { nameOf, stateOf } = useCardNames();
	const money = useMoneyText(currency);
	const span = useSpanText();
	const dateText = useDateText();
	const costs = ({ feeMinor, settlesMs }: OfferedMethod): string => {
		const fee = feeMinor === 0 ? t("deposit.noFee") : t("deposit.withFee", { fee: money(feeMinor) });
		return `${fee} · ${span(settlesMs)}`;
	};
	const disturbed = ({ isDisturbed }: OfferedMethod): string[] => (isDisturbed ? [t("deposit.disturbed")] : []);
	return choices.map(({ value, method, card }) => {
		if (card?.closed) return { value, method: "card", label: nameOf(card), lines: [stateOf(card)], isClosed: true };
		if (card) {
			const used = ofCards("lastUsed", { date: dateText(card.usedAtMs, DAY) });
			return {
				value,
				method: "card",
				label: nameOf(card),
				lines: [costs(method), `${stateOf(card)} · ${used}`, ...disturbed(method)],
			};
		}
		const used = last?.method === method.method ? last : undefined;
		return {
			value,
			method: method.method,
			label: t(`methods.${method.method}`),
			lines: [
				costs(method),
				...disturbed(method),
				...(used
					? [[used.label, t("deposit.lastUsed", { date: dateText(used.atMs, DAY) })].filter(Boolean).join(" · ")]
					: []),
			],
		};
	});
}
