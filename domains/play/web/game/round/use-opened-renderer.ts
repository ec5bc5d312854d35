import { useState } from "react";
import type { RoundRenderer } from "./round-renderer.ts";

export type OpenedRenderer = {
	/** Called when the stage has opened. */
	open(renderer: RoundRenderer): void;
	/** Undefined until it has opened. */
	now(): RoundRenderer | undefined;
	/** Resolves when it has opened. */
	ready(): Promise<RoundRenderer>;
};

/** The renderer of this page, which may open after its first round was requested. */
export function useOpenedRenderer(): OpenedRenderer {
	return useState(openedOnce)[0];
}

function openedOnce(): OpenedRenderer {
	let opened: RoundRenderer | undefined;
	let resolve: (renderer: RoundRenderer) => void = () => {};
	const opening = new Promise<RoundRenderer>((settle) => {
		resolve = settle;
	});
	return {
		open(renderer) {
			opened = renderer;
			resolve(renderer);
		},
		now: () => opened,
		ready: () => opening,
	};
}
