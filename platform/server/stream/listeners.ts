import type { ServerResponse } from "node:http";

/** An open page. */
export type Listener = {
	response: ServerResponse;
	topics: readonly string[];
	/** Of its player and session. */
	ids: readonly bigint[];
	/** Pages with the same group are counted together. */
	group: string;
	beats: number;
};

/** The open pages, found by what they listen to, whose they are and with whom they are counted. */
export type Listeners = {
	add(listener: Listener): void;
	remove(listener: Listener): void;
	ofTopic(topic: string): Iterable<Listener>;
	ofId(id: bigint): readonly Listener[];
	/** The oldest first. */
	ofGroup(group: string): readonly Listener[];
	all(): readonly Listener[];
	count(): number;
};

export function openListeners(): Listeners {
	const byTopic = new Map<string, Set<Listener>>();
	const byId = new Map<bigint, Set<Listener>>();
	const byGroup = new Map<string, Set<Listener>>();
	const all = new Set<Listener>();

	return {
		add(listener) {
			all.add(listener);
			join(byGroup, listener.group, listener);
			for (const topic of listener.topics) join(byTopic, topic, listener);
			for (const id of listener.ids) join(byId, id, listener);
		},
		remove(listener) {
			all.delete(listener);
			leave(byGroup, listener.group, listener);
			for (const topic of listener.topics) leave(byTopic, topic, listener);
			for (const id of listener.ids) leave(byId, id, listener);
		},
		ofTopic: (topic) => byTopic.get(topic) ?? [],
		ofId: (id) => [...(byId.get(id) ?? [])],
		ofGroup: (group) => [...(byGroup.get(group) ?? [])],
		all: () => [...all],
		count: () => all.size,
	};
}

function join<Key>(listeners: Map<Key, Set<Listener>>, key: Key, listener: Listener): void {
	listeners.set(key, (listeners.get(key) ?? new Set()).add(listener));
}

function leave<Key>(listeners: Map<Key, Set<Listener>>, key: Key, listener: Listener): void {
	const of = listeners.get(key);
	of?.delete(listener);
	if (of?.size === 0) listeners.delete(key);
}
