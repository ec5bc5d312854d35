import { IconButton } from "@baize/platform-web";

type Props = {
	/** What is chosen, for its group. */
	name: string;
	/** The chosen one in words. */
	text: string;
	lessLabel: string;
	moreLabel: string;
	isFixed: boolean;
	onLess: (() => void) | undefined;
	onMore: (() => void) | undefined;
};

/** A choice that is stepped through, as the stake is. */
export function Choice({ name, text, lessLabel, moreLabel, isFixed, onLess, onMore }: Props) {
	return (
		<fieldset className="title-choice">
			<legend className="sr-only">{name}</legend>
			<IconButton
				icon="minus"
				label={lessLabel}
				className="bg-surface-2"
				disabled={isFixed || !onLess}
				onClick={onLess}
			/>
			<output className="grid min-w-24 justify-items-center">
				<span className="text-xs text-ink-muted">{name}</span>
				<bdi className="tabular text-lg font-semibold whitespace-nowrap">{text}</bdi>
			</output>
			<IconButton
				icon="plus"
				label={moreLabel}
				className="bg-surface-2"
				disabled={isFixed || !onMore}
				onClick={onMore}
			/>
		</fieldset>
	);
}

/** The neighbours of a value in an ascending list. */
export function neighboursOf(
	values: readonly number[],
	value: number,
): { less: number | undefined; more: number | undefined } {
	return { less: values.findLast((each) => each < value), more: values.find((each) => each > value) };
}
