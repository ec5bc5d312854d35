/** A list in the browser's storage; empty where the browser stores nothing, or something else. */
export function readStored<Item>(key: string, isItem: (value: unknown) => value is Item): Item[] {
	try {
		const value: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
		return Array.isArray(value) ? value.filter(isItem) : [];
	} catch {
		return [];
	}
}

/** A browser that stores nothing, or is full, loses the list and nothing else. */
export function writeStored(key: string, list: readonly unknown[]): void {
	try {
		localStorage.setItem(key, JSON.stringify(list));
	} catch {}
}
