import { useSyncExternalStore } from "react";

/** One of a few that a person chose once and that this browser remembers. The server draws the first. */
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
				// Where nothing may be stored, the choice lasts as long as the page.
			}
			for (const listener of listeners) listener();
		},
	};
}
