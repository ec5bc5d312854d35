import { FLAGS_ROLE } from "../contract/index.ts";
import { flagData } from "./data.ts";
import { FlagList } from "./FlagList.tsx";
import { texts } from "./texts.ts";

/** The flags' place in the back office: the screen, its data, its texts and the role that it needs. */
export const flagsResource = { name: "flags", role: FLAGS_ROLE, list: FlagList, data: flagData, texts };
