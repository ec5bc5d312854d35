import type { ToneByState } from "@baize/platform-backoffice";
import type { PictureRow } from "../../contract/index.ts";

export const TONES: ToneByState<PictureRow["state"]> = { ready: "success", textsMissing: "warning" };
