/** Makes each text once and keeps the `limit` newest, so that a page of new texts does not cost the others. */
export function newestTexts(limit: number): (key: string, make: () => string) => string {
	const texts = new Map<string, string>();
	return (key, make) => {
		const known = texts.get(key);
		if (known !== undefined) return known;
		const text = make();
		texts.set(key, text);
		if (texts.size > limit) texts.delete(texts.keys().next().value!);
		return text;
	};
}
