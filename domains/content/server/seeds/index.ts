import type { Draft } from "../../contract/index.ts";
import { categories } from "./categories.ts";
import { contactForm } from "./contact-form.ts";
import { games } from "./games/index.ts";
import { help } from "./help/index.ts";
import { home } from "./home.ts";
import { menus } from "./menus.ts";
import { cookies } from "./pages/cookies/index.ts";
import { fairness } from "./pages/fairness.ts";
import { licences } from "./pages/licences.ts";
import { privacy } from "./pages/privacy/index.ts";
import { saferPlay } from "./pages/safer-play.ts";
import { terms } from "./pages/terms.ts";
import { slideshows } from "./slides.ts";

export { layout } from "./menus.ts";

/** The initial content, in every language. */
export const seeds: readonly Draft[] = [
	...games,
	...categories,
	...slideshows,
	...home,
	...menus,
	...fairness,
	...saferPlay,
	...licences,
	...terms,
	...privacy,
	...cookies,
	...help,
	...contactForm,
];
