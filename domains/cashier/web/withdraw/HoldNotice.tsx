import { Notice } from "@baize/platform-web";
import { useDateText } from "@baize/platform-web/i18n";
import type { HoldView } from "../../contract/schemas.ts";
import { useCashierTexts } from "../texts.ts";

/** Shown before a withdrawal is requested: that it will be on hold, until when and why. */
export function HoldNotice({ hold, isTyped = false }: { hold: HoldView; isTyped?: boolean }) {
	const t = useCashierTexts();
	const dateText = useDateText();
	const time = dateText(hold.untilMs ?? 0);
	return (
		<Notice tone="warning" title={t(isTyped ? "withdraw.holdTyped" : "withdraw.holdTitle", { time })}>
			{t("withdraw.holdText")}
			<HoldReasons reasons={hold.reasons} />
		</Notice>
	);
}

export function HoldReasons({ reasons }: { reasons: HoldView["reasons"] }) {
	const t = useCashierTexts();
	return (
		<ul className="list-disc ps-5">
			{reasons.map((reason) => (
				<li key={reason}>{t(`holds.${reason}`)}</li>
			))}
		</ul>
	);
}
