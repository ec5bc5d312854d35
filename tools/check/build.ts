import { buildPagesIfOld } from "../../apps/server/pages/build.ts";

// The walks and the server use this very build.
buildPagesIfOld((line) => console.log(line));
