/**
 * The shape of content that is loading, in its exact size, so that nothing moves when it arrives. It is not animated
 * and has no name.
 */
export function Skeleton({
	height = "1rem",
	width = "100%",
	className = "",
}: {
	height?: string;
	width?: string;
	className?: string;
}) {
	return <span aria-hidden="true" className={`skeleton ${className}`.trim()} style={{ height, width }} />;
}

/** Several lines of text that are loading; `label` says so to a screen reader. */
export function SkeletonText({ lines = 3, label }: { lines?: number; label: string }) {
	return (
		<div role="status" className="grid gap-2">
			<span className="sr-only">{label}</span>
			{Array.from({ length: lines }, (_, line) => (
				<Skeleton key={line} width={line === lines - 1 ? "60%" : "100%"} />
			))}
		</div>
	);
}

/** A game card that is loading. */
export function SkeletonCard() {
	return (
		<span aria-hidden="true" className="game-card">
			<span className="art skeleton" />
			<Skeleton width="70%" height="1.125rem" />
			<Skeleton width="50%" height="0.875rem" className="mt-1.5" />
		</span>
	);
}
