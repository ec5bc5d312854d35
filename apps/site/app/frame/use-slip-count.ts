import { useEffect, useState } from "react";

/** How many selections stand on the slip. No page waits for what counts them: it comes once the page is awake. */
export function useSlipCount(): number {
	const [count, tell] = useState(0);
	useEffect(() => {
		const watch = import("./slip-count.ts").then(({ watchSlipCount }) => watchSlipCount(tell));
		return () => void watch.then((end) => end());
	}, []);
	return count;
}
