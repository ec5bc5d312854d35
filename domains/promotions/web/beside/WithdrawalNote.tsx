import { pages } from "@baize/platform-paths";
import { Button, Notice } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { WithdrawalEffect } from "../../contract/views.ts";
import { effectSentences } from "../bonuses/withdrawal-effect.ts";
import { useFormats } from "../words/use-formats.ts";
import { useBesideTexts } from "./texts.ts";

/** What a withdrawal would do to the player's bonuses; nothing where it does nothing. */
export function WithdrawalNote({ effect }: { effect: WithdrawalEffect }) {
	const t = useBesideTexts();
	const path = useSitePath();
	const f = useFormats(effect.currency);
	const sentences = effectSentences(effect);
	const loses = sentences.find(({ text }) => text === "loses");
	const keeps = sentences.find(({ text }) => text === "keeps");
	if (!loses && !keeps) return null;
	const see = (
		<Button look="secondary" size="s" href={path(pages.bonuses)}>
			{t("withdrawing.open")}
		</Button>
	);
	return (
		<Notice tone={loses ? "warning" : "info"} title={t("withdrawing.title")} actions={see}>
			{loses && <p>{t("withdrawing.loses", { amount: f.money(loses.amountMinor) })}</p>}
			{keeps && <p>{t("withdrawing.keeps", { amount: f.money(keeps.amountMinor), left: f.money(keeps.leftMinor) })}</p>}
		</Notice>
	);
}
