import type { Trial } from "../returns/index.ts";
import { spotTrial } from "../spots/index.ts";
import { baccarat, COMMISSION, NO_COMMISSION } from "./baccarat.ts";

export const trials: readonly Trial[] = [
	spotTrial(baccarat, COMMISSION, { id: "baccarat", title: "Baccarat, banker", spot: "banker" }),
	spotTrial(baccarat, NO_COMMISSION, {
		id: "baccarat-no-commission",
		title: "Baccarat without commission, banker",
		spot: "banker",
	}),
];
