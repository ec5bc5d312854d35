import { type ComponentType, useEffect, useState } from "react";
import type { CelebrationProps } from "./Celebration.tsx";

/** What is shown over the reels loads behind everything else; without it the strip says the same. */
export function useCelebration(): ComponentType<CelebrationProps> | undefined {
	const [part, setPart] = useState<{ Celebration: ComponentType<CelebrationProps> }>();
	useEffect(() => {
		void import("./Celebration.tsx").then(setPart, () => {});
	}, []);
	return part?.Celebration;
}
