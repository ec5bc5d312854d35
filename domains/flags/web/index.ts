import { usePageHouse } from "@baize/platform-web/house";
import { type Flag, isFlagOn } from "../contract/flags.ts";

/** Whether a part of the house is open, as it was when the page was made. The server decides; this only spares a vain way. */
export const useFlag = (flag: Flag): boolean => isFlagOn(usePageHouse().flags, flag);

export { isFlagOn } from "../contract/flags.ts";
