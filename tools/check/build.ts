import { buildPagesIfOld } from "../../apps/server/pages/build.ts";

// The end-to-end tests and the server use this build.
buildPagesIfOld((line) => console.log(line));
