import { useSyncExternalStore } from "react";

/** A choice that the player made once and that this browser stores. The server renders the first option. */
export function rememberedChoice<const Value extends string>(key: string, values: readonly [Value, ...Value[]]) {
	const [first] = values;
	const listeners = new Set<() => void>();
	let chosen: Value | undefined;

	function remembered(): string | null {
		try {
			return localStorage.getItem(key);
		} catch {
			return null;
		}
	}

	function current(): Value {
		chosen ??= values.find((value) => value === remembered()) ?? first;
		return chosen;
	}

	function subscribe(listener: () => void): () => void {
		listeners.add(listener);
		return () => void listeners.delete(listener);
	}

	return {
		values,
		use: (): Value => useSyncExternalStore(subscribe, current, () => first),
		set(value: Value): void {
			chosen = value;
			try {
				localStorage.setItem(key, value);
			} catch {
				// Where nothing can be stored, the choice lasts as long as the page.
			}
			for (const listener of listeners) listener();
		},
	};
}
