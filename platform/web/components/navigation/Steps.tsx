import type { ReactNode } from "react";
import { Icon } from "../marks/Icon.tsx";

export interface Step {
	key: string;
	label: ReactNode;
	/** When it happened, or when it is expected. */
	detail?: ReactNode;
	state: "done" | "current" | "failed" | "ahead";
}

const icons = {
	done: "border-transparent bg-success-soft text-success-ink",
	current: "border-transparent bg-accent text-on-accent",
	failed: "border-transparent bg-danger-soft text-danger-ink",
	ahead: "border-line text-ink-muted",
};

/** The progress of a process, such as a withdrawal: what is done, the current step, what comes next. */
export function Steps({
	label,
	steps,
	stateLabels,
}: {
	label: string;
	steps: readonly Step[];
	/** The screen reader's text before each step: "Done", "Now", "Failed", "Next". */
	stateLabels: Record<Step["state"], string>;
}) {
	return (
		<ol aria-label={label} className="grid">
			{steps.map(({ key, label: text, detail, state }, place) => (
				<li
					key={key}
					className="relative flex gap-4 pb-5 last:pb-0"
					aria-current={state === "current" ? "step" : undefined}
				>
					{place < steps.length - 1 && (
						<span
							aria-hidden="true"
							className="absolute start-[0.875rem] top-[1.75rem] bottom-0 border-s border-line"
						/>
					)}
					<span
						className={`tabular z-1 grid size-[1.75rem] flex-none place-items-center rounded-pill border text-sm font-semibold ${icons[state]}`}
					>
						{state === "done" ? (
							<Icon name="check" />
						) : state === "failed" ? (
							<Icon name="x" />
						) : (
							<span aria-hidden="true">{place + 1}</span>
						)}
						<span className="sr-only">{stateLabels[state]}</span>
					</span>
					<span className="grid">
						<span className={state === "ahead" ? "text-ink-muted" : "font-medium"}>{text}</span>
						{detail && <span className="text-sm text-ink-muted">{detail}</span>}
					</span>
				</li>
			))}
		</ol>
	);
}
