import { startTexts } from "./start-texts.ts";
import { useSportsTexts } from "./texts.ts";
import { useMomentText } from "./use-moment-text.ts";

export const useStartText = () => startTexts(useSportsTexts(), useMomentText());
