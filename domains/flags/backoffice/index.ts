import { FLAGS_ROLE } from "../contract/index.ts";
import { flagData } from "./data.ts";
import { FlagList } from "./FlagList.tsx";
import { texts } from "./texts.ts";

/** The flags' part of the back office: the screen, data, texts and the role that it needs. */
export const flagsResource = { name: "flags", role: FLAGS_ROLE, list: FlagList, data: flagData, texts };
