import type { ReactNode } from "react";

const MAX_SHOWN = 999; // spec §9

/** The text of a counter: exact up to 999, then "999+". */
export function cappedCount(count: number): string {
	return count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count);
}

/**
 * The number of pending items, on a corner of the control that leads to them. It has no label of its own: the control's
 * label includes the count. Nothing is shown for zero.
 */
export function CountBadge({ count, className = "" }: { count: number; className?: string }) {
	if (count <= 0) return null;
	return (
		<span
			aria-hidden="true"
			dir="ltr"
			className={`tabular min-w-[1.6em] rounded-pill border border-transparent bg-danger px-1 text-center text-badge font-bold text-on-danger ${className}`}
		>
			{cappedCount(count)}
		</span>
	);
}

const tones = {
	neutral: "bg-surface-3 text-ink",
	info: "bg-info-soft text-info-ink",
	success: "bg-success-soft text-success-ink",
	warning: "bg-warning-soft text-warning-ink",
	danger: "bg-danger-soft text-danger-ink",
};

export type Tone = keyof typeof tones;

/** A short status label: "Pending", "Verified". */
export function Badge({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) {
	return (
		<span
			className={`inline-flex items-center gap-1 rounded-pill border border-transparent px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap ${tones[tone]}`}
		>
			{children}
		</span>
	);
}
