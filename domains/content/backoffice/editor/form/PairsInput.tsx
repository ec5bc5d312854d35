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

/** Names with their texts. While it is written, two names may be alike; the later one counts. */
export function PairsInput({ label, place, value, isRequired, onChange }: InputProps) {
	const { t } = useFormats();
	const [pairs, setPairs] = useState(() =>
		Object.entries((value ?? {}) as Record<string, string>).map(([name, text]): Pair => ({ name, value: text })),
	);
	function changed(next: unknown): void {
		setPairs(next as Pair[]);
		const named = (next as Pair[]).filter(({ name }) => name !== "");
		const isNone = named.length === 0 && !isRequired;
		onChange(isNone ? undefined : Object.fromEntries(named.map((pair) => [pair.name, pair.value])));
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
