import { useEffect, useState } from "react";

const KEY = "baize.table.hidden-name";

/** Whether others see no name beside the player's bets: kept on the device. */
export function useHiddenName(): { isHidden: boolean; hide(isHidden: boolean): void } {
	const [isHidden, set] = useState(false);
	useEffect(() => set(read()), []);
	return {
		isHidden,
		hide(hidden) {
			set(hidden);
			try {
				localStorage.setItem(KEY, hidden ? "1" : "");
			} catch {
				// Where nothing can be stored, it holds until the page is left.
			}
		},
	};
}

function read(): boolean {
	try {
		return localStorage.getItem(KEY) === "1";
	} catch {
		return false;
	}
}
