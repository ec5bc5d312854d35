import { Icon } from "../marks/Icon.tsx";

const LABEL_LETTERS = 2;

export interface PriceButtonProps {
	/** The label on the button: "1", "X", "2", "Over 2.5". */
	label?: string;
	/** The price as written, in the reader's odds format. */
	price: string;
	/** The screen reader's text instead of the label: "Girona FC to win, 2.35". */
	name: string;
	selected?: boolean;
	/** How the price has moved recently. It flashes once and leaves a small arrow. */
	moved?: "up" | "down" | undefined;
	/** Closed for betting: the price is not shown, since it cannot be taken. */
	suspended?: boolean;
	/** The label is above the price, whatever its length: used where the labels beside it are whole words. */
	stacked?: boolean;
	onPress?: () => void;
	className?: string;
}

/** A price that can be taken. A second press removes it. */
export function PriceButton({
	label,
	price,
	name,
	selected = false,
	moved,
	suspended,
	stacked = (label?.length ?? 0) > LABEL_LETTERS,
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
