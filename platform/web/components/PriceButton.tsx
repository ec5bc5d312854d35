import { Icon } from "./Icon.tsx";

const MARK_LETTERS = 2;

export interface PriceButtonProps {
	/** The mark on the button: "1", "X", "2", "Over 2.5". */
	label?: string;
	/** The price as written, in the person's odds format. */
	price: string;
	/** What a reader hears instead of the marks: "Girona FC to win, 2.35". */
	name: string;
	selected?: boolean;
	/** How the price moved since it was last looked at. It flashes once and leaves a small arrow. */
	moved?: "up" | "down" | undefined;
	/** Closed for betting: the price is not shown, since it cannot be had. */
	suspended?: boolean;
	/** The mark stands above the price, whatever its length: where its neighbours are words. */
	stacked?: boolean;
	onPress?: () => void;
	className?: string;
}

/** A price that can be taken. Pressed again it is given back. */
export function PriceButton({
	label,
	price,
	name,
	selected = false,
	moved,
	suspended,
	stacked = (label?.length ?? 0) > MARK_LETTERS,
	onPress,
	className = "",
}: PriceButtonProps) {
	return (
		<button
			type="button"
			className={`price ${className}`.trim()}
			aria-pressed={selected}
			disabled={suspended}
			data-stacked={stacked ? "" : undefined}
			data-moved={suspended ? undefined : moved}
			onClick={onPress}
		>
			<span className="sr-only">{name}</span>
			{moved && !suspended && <span key={price} className="flash" />}
			<span aria-hidden="true" className="contents">
				{label && <span className="label">{label}</span>}
				{suspended ? <Icon name="lock" /> : price}
			</span>
		</button>
	);
}
