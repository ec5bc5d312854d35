type Props<Value extends string> = {
	/** What is chosen, for its group. */
	name: string;
	values: readonly Value[];
	chosen: Value;
	textOf(value: Value): string;
	isFixed: boolean;
	onChoose(value: Value): void;
};

/** A choice of a few that are all in view. */
export function Segments<Value extends string>({ name, values, chosen, textOf, isFixed, onChoose }: Props<Value>) {
	return (
		<fieldset className="title-segments" disabled={isFixed}>
			<legend className="sr-only">{name}</legend>
			{values.map((value) => (
				<label key={value}>
					<input
						type="radio"
						name="segment"
						className="sr-only"
						checked={value === chosen}
						onChange={() => onChoose(value)}
					/>
					{textOf(value)}
				</label>
			))}
		</fieldset>
	);
}
