import type { FromLegacy, LegacyPath } from "@baize/legacy/contract";

type Ports<Page> = {
	/** The page at a path; undefined where there is none. */
	read(path: LegacyPath): Promise<Page | undefined>;
	draw(page: Page): void;
	post(message: FromLegacy): void;
};

export type Navigation = {
	/** The player follows a link of the application. */
	follow(path: LegacyPath): Promise<void>;
	/** The site's router has moved. */
	go(path: LegacyPath, turn: number): Promise<void>;
};

/**
 * The application's own router. It has no entry in the browser's history: the site's router makes one for each page that
 * the player went to, which is why the site is informed of those and never of pages that it has ordered itself.
 */
export function openNavigation<Page>({ read, draw, post }: Ports<Page>): Navigation {
	let shown: LegacyPath | undefined;
	let turn = 0;
	let opened = 0;

	/** Only the last page that was asked for is drawn, however long an earlier one takes. */
	async function open(path: LegacyPath, isPlayers: boolean): Promise<void> {
		opened += 1;
		const own = opened;
		if (path === shown) return;
		try {
			const page = await read(path);
			if (own !== opened) return;
			if (page === undefined) return post({ type: "notFound", path, after: turn });
			draw(page);
			shown = path;
			if (isPlayers) post({ type: "shown", path, after: turn });
		} catch {
			if (own === opened) post({ type: "failed", path, after: turn });
		}
	}

	return {
		follow: (path) => open(path, true),
		go(path, newTurn) {
			turn = newTurn;
			return open(path, false);
		},
	};
}
