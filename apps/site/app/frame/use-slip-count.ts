import { useEffect, useState } from "react";

/** The number of selections on the slip. No page waits for this code: it loads after hydration. */
export function useSlipCount(): number {
	const [count, setCount] = useState(0);
	useEffect(() => {
		const watch = import("./slip-count.ts").then(({ watchSlipCount }) => watchSlipCount(setCount));
		return () => void watch.then((end) => end());
	}, []);
	return count;
}
