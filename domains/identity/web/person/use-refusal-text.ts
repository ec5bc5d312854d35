import { useErrorText } from "@baize/platform-web/reads";
import { usePersonTexts } from "./texts.ts";

/** The text of a refused call, on pages whose calls list errors of this domain: it loads the texts of them. */
export function useRefusalText(): ReturnType<typeof useErrorText> {
	usePersonTexts();
	return useErrorText();
}
