import { useFormats } from "@baize/platform-backoffice";
import { useState } from "react";
import { ListInput } from "./ListInput.tsx";
import type { InputProps } from "./use-form.ts";

const PAIR = {
	type: "object",
	required: ["name", "value"],
	properties: { name: { type: "string" }, value: { type: "string" } },
};

type Pair = { name: string; value: string };

type Texts = Readonly<Record<string, string>>;

const pairsOf = (texts: Texts): readonly Pair[] => Object.entries(texts).map(([name, value]) => ({ name, value }));
const textsIn = (pairs: readonly Pair[]): Texts =>
	Object.fromEntries(pairs.filter(({ name }) => name !== "").map(({ name, value }) => [name, value]));
/** A form leaves out names whose texts are all empty. */
const stored = (texts: Texts): string => JSON.stringify(Object.values(texts).some(Boolean) ? texts : {});

/**
 * Names with their texts. While it is written, two names may be alike; the later one counts. What is given from outside,
 * because the item has moved or another text was opened, takes the place of what was typed.
 */
export function PairsInput({ label, place, value, isRequired, onChange }: InputProps) {
	const { t } = useFormats();
	const given = (value ?? {}) as Texts;
	const [typed, setTyped] = useState(() => pairsOf(given));
	const pairs = stored(textsIn(typed)) === stored(given) ? typed : pairsOf(given);
	function changed(next: unknown): void {
		setTyped(next as Pair[]);
		const texts = textsIn(next as Pair[]);
		const isNone = Object.keys(texts).length === 0 && !isRequired;
		onChange(isNone ? undefined : texts);
	}
	return (
		<ListInput
			schema={{ type: "array", items: PAIR }}
			label={t("entries.editor.pairs", { label })}
			place={place}
			value={pairs}
			isRequired={isRequired}
			onChange={changed}
		/>
	);
}
