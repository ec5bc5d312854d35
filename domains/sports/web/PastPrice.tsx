import { Icon } from "@baize/platform-web";

type Props = {
	/** A winner's text for the screen reader. Nothing is said of selections that lost. */
	name: string;
	label: string;
	price: string;
	hasWon: boolean;
	stacked?: boolean;
	className?: string;
};

/** A price that can no longer be taken, once the result is known: the winner is marked. */
export function PastPrice({ name, label, price, hasWon, stacked, className = "" }: Props) {
	const look = hasWon ? "border-success bg-success-soft text-success-ink" : "bg-transparent text-ink-muted";
	return (
		<span className={`price ${look} ${className}`} data-stacked={stacked ? "" : undefined}>
			{hasWon && <span className="sr-only">{name}</span>}
			<span aria-hidden="true" className="contents">
				<span className="label">{label}</span>
				<span className="flex items-center gap-1">
					{hasWon && <Icon name="check" />}
					{price}
				</span>
			</span>
		</span>
	);
}
