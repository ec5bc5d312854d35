/** How far the wagering of a bonus has come. The amounts stand beside it. */
export const WageringBar = ({ percent, label }: { percent: number; label: string }) => (
	<div
		role="progressbar"
		aria-label={label}
		aria-valuemin={0}
		aria-valuemax={100}
		aria-valuenow={percent}
		className="h-3 overflow-clip rounded-pill border border-hairline bg-surface-3"
	>
		<div className="h-full rounded-pill bg-accent forced-color-adjust-none" style={{ inlineSize: `${percent}%` }} />
	</div>
);
