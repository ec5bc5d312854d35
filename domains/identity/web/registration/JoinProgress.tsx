import { useIdentityTexts } from "../texts.ts";
import { STEPS } from "./join-steps.ts";

/** Which of the steps this is. */
export function JoinProgress({ step }: { step: number }) {
	const t = useIdentityTexts();
	return (
		<div className="grid gap-2">
			<p className="text-sm text-ink-muted">
				{t("join.steps.progress", { number: String(step + 1), count: String(STEPS.length) })}
			</p>
			<ol className="grid grid-cols-3 gap-2">
				{STEPS.map(({ name }, index) => (
					<li
						key={name}
						aria-current={index === step ? "step" : undefined}
						className={`border-t-4 pt-1 text-sm ${index <= step ? "border-accent font-semibold" : "border-hairline text-ink-muted"}`}
					>
						{t(`join.steps.names.${name}`)}
					</li>
				))}
			</ol>
		</div>
	);
}
