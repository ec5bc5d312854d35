import { defineModule, type Infrastructure } from "@baize/platform-server";
import { UNKNOWN_PLACE } from "../contract/index.ts";
import { openGeo } from "./index.ts";

export const geoModule = defineModule({
	name: "geo",
	open: ({ config, log }: Infrastructure) =>
		openGeo({ databasePath: config.geoDatabase, home: config.geoDefault ?? UNKNOWN_PLACE, log }),
	parts: ({ bindings }) => ({ bindings }),
});
