/** Finds the keys of entries by what they are about. */
export type SubjectIndex<Key, Subject> = {
	add(key: Key, subjects: readonly Subject[]): void;
	remove(key: Key, subjects: readonly Subject[]): void;
	keysOf(subject: Subject): readonly Key[];
};

export function openSubjectIndex<Key, Subject>(): SubjectIndex<Key, Subject> {
	const keys = new Map<Subject, Set<Key>>();
	return {
		add(key, subjects) {
			for (const subject of subjects) keys.set(subject, (keys.get(subject) ?? new Set()).add(key));
		},
		remove(key, subjects) {
			for (const subject of subjects) {
				const of = keys.get(subject);
				of?.delete(key);
				if (of?.size === 0) keys.delete(subject);
			}
		},
		keysOf: (subject) => [...(keys.get(subject) ?? [])],
	};
}
