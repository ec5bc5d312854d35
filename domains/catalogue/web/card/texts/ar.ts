export default {
	facts: "{kind} · \u2066{rtp}\u00a0%\u2069",
	kinds: { slot: "ماكينة حظ", table: "لعبة طاولة", instant: "لعبة فورية", race: "رياضة افتراضية", sport: "رياضة" },
};
