import { Notice } from "@baize/platform-web";
import { useState } from "react";
import { LIMIT_KINDS } from "../contract/limits.ts";
import type { SaferPlayState } from "../contract/schemas.ts";
import { HistoryPanel } from "./HistoryPanel.tsx";
import { LimitPanel } from "./LimitPanel.tsx";
import type { SaferPlayPage } from "./load-state.ts";
import { RealityPanel } from "./RealityPanel.tsx";
import { RestrictionNotice } from "./RestrictionNotice.tsx";
import { SaferFrame } from "./SaferFrame.tsx";
import { useSaferPlayTexts } from "./texts.ts";

/** Every limit with what it holds, what waits, and what was changed. */
export function LimitsScreen({ state: first }: SaferPlayPage) {
	const t = useSaferPlayTexts();
	const [state, setState] = useState<SaferPlayState>(first);
	const [news, setNews] = useState("");
	const change = (next: SaferPlayState, told: string): void => {
		setState(next);
		setNews(told);
	};
	return (
		<SaferFrame place="limits" title={t("limits.title")} description={t("limits.description")} state={state}>
			<RestrictionNotice restriction={state.restriction} />
			<Notice>{t("limits.rule")}</Notice>
			<div role="status" className={news ? "sticky top-16 z-1" : "sr-only"}>
				{news && <Notice tone="success">{news}</Notice>}
			</div>
			{LIMIT_KINDS.map((kind) => (
				<LimitPanel key={kind} kind={kind} state={state} onChange={change} />
			))}
			<p className="text-sm text-ink-muted">{t("limits.months", { zone: state.zone })}</p>
			<RealityPanel state={state} onChange={change} />
			<HistoryPanel state={state} />
		</SaferFrame>
	);
}
