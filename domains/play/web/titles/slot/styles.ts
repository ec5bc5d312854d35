import bannerStyles from "./banner.css?url";
import slotStyles from "./slot.css?url";

/** Of every stage of a slot, before its own. */
export const SLOT_STYLES = [slotStyles, bannerStyles];
