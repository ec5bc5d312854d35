const SQUARES = Array.from({ length: 100 }, (_, place) => place);

/** A chance as so many of a hundred squares: seen at once, and said by its label. */
export function HundredSquares({ filled, label }: { filled: number; label: string }) {
	return (
		<div role="img" aria-label={label} className="grid grid-cols-20 gap-0.75">
			{SQUARES.map((place) => (
				<span
					key={place}
					className={`h-2 rounded-[2px] border border-transparent ${place < filled ? "bg-accent" : "bg-surface-3"}`}
				/>
			))}
		</div>
	);
}
