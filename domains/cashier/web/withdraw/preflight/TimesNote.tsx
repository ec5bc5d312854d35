import type { PayoutTimesView } from "../../../contract/preflight/schemas.ts";
import { Facts } from "../../Facts.tsx";
import { usePreflightTexts } from "./texts.ts";
import { useTimesFacts } from "./use-times-facts.ts";

/** The promised times of a withdrawal, and what they come from. */
export function TimesNote({ times, isHeld }: { times: PayoutTimesView; isHeld: boolean }) {
	const t = usePreflightTexts();
	const facts = useTimesFacts(times);
	return (
		<div className="grid gap-1.5">
			<Facts facts={facts} />
			<p className="text-sm text-ink-muted">
				{times.isMeasured ? t("measured", { count: times.cases }) : t("expected")} {isHeld && t("afterHold")}
			</p>
		</div>
	);
}
