import { EARLY_PRESS } from "./early-press.ts";

/**
 * A page that the browser kept as it was left comes back with its work under way for ever, and with the session of before: it
 * is loaded anew. What was typed as a password does not wait for that.
 */
const COME_BACK =
	'addEventListener("pagehide",function(){document.querySelectorAll("[autocomplete$=password]").forEach(function(f){f.value=""})});addEventListener("pageshow",function(e){if(e.persisted)location.reload()})';

/** What runs before anything else on a page. The browser has it from the page. */
export const EARLY = import.meta.env.SSR ? `${EARLY_PRESS};${COME_BACK}` : "";
