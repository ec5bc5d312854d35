import { Icon } from "@baize/platform-web";
import type { Check } from "./check-round.ts";

type Props = { check: Check; name: string; good: string; bad: string; skipped: string };

/** One check, and its result. */
export function CheckItem({ check, name, good, bad, skipped }: Props) {
	const isGood = check.passed === true;
	return (
		<li className="flex gap-3">
			<Icon
				name={isGood ? "circle-check" : "alert-circle"}
				className={`mt-0.5 ${isGood ? "text-success-ink" : check.passed === "skipped" ? "text-ink-muted" : "text-danger-ink"}`}
			/>
			<div>
				<p className="font-semibold">{name}</p>
				<p className="text-sm break-words text-ink-muted">
					{check.passed === "skipped" ? skipped : isGood ? good : bad}
				</p>
			</div>
		</li>
	);
}

export const whyOf = (check: Check): string => ("why" in check ? check.why : "");
