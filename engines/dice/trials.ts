import { choiceTrial } from "../draw/index.ts";
import type { Trial } from "../returns/index.ts";
import { spotTrial } from "../spots/index.ts";
import { craps } from "./craps.ts";
import { SIC_BO, sicBo } from "./sic-bo.ts";

export const trials: readonly Trial[] = [
	...["pass", "dont-pass", "place-6", "field", "hard-8"].map((choice) =>
		choiceTrial(craps, { id: `craps-${choice}`, title: `Craps, ${choice}`, choice }),
	),
	spotTrial(sicBo, SIC_BO, { id: "sic-bo", title: "Sic bo, small", spot: "small" }),
	spotTrial(sicBo, SIC_BO, { id: "sic-bo-single", title: "Sic bo, a single number", spot: "single-4" }),
];
