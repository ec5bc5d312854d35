/** A progress bar. Hidden from screen readers, because the same is beside it as text. */
export const Bar = ({ percent }: { percent: number }) => (
	<span aria-hidden="true" className="block h-1 w-full overflow-clip rounded-pill bg-surface-3">
		<span className="block h-1 rounded-pill bg-accent" style={{ width: `${percent}%` }} />
	</span>
);
