import { buildPagesIfOld } from "../../apps/server/pages/build.ts";
import { expectFewScripts } from "./scripts/few-scripts.ts";

// The end-to-end tests and the server use this build.
await buildPagesIfOld({ print: (line) => console.log(line) });
await expectFewScripts();
