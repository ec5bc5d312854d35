type Imports = Readonly<Record<string, { imports: readonly string[] }>>;

/**
 * Scripts that import each other in a circle, if there are some: one of them would run before what it needs is there, or
 * wait for its own texts for ever.
 */
export function circleIn(scripts: Imports): string[] | undefined {
	const done = new Set<string>();
	const follow = (file: string, path: readonly string[]): string[] | undefined => {
		if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
		if (done.has(file)) return;
		for (const next of scripts[file]?.imports ?? []) {
			const found = follow(next, [...path, file]);
			if (found) return found;
		}
		done.add(file);
		return;
	};
	for (const file of Object.keys(scripts)) {
		const found = follow(file, []);
		if (found) return found;
	}
	return;
}
