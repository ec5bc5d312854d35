import type { WithdrawalEffect } from "../../contract/views.ts";

export type EffectSentence = { text: "free" | "loses" | "keeps" | "nothing"; amountMinor: number; leftMinor: number };

/** What a withdrawal does, one sentence each: what is free, what would go, what stays and cannot be withdrawn. */
export function effectSentences(effect: WithdrawalEffect): EffectSentence[] {
	const { withdrawableMinor, losesMinor, staysMinor, ends, leftToWagerMinor } = effect;
	const sentence = (text: EffectSentence["text"], amountMinor = 0): EffectSentence => ({
		...{ text, amountMinor, leftMinor: leftToWagerMinor },
	});
	const touches = ends !== null || losesMinor > 0;
	return [
		sentence("free", withdrawableMinor),
		...(touches ? [sentence("loses", losesMinor)] : []),
		...(staysMinor > 0 ? [sentence("keeps", staysMinor)] : []),
		...(!touches && staysMinor === 0 ? [sentence("nothing")] : []),
	];
}
