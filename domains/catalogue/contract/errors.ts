import { contentErrors } from "@baize/content/contract";
import { defineErrors, refuser } from "@baize/kernel/error";

export const catalogueErrors = defineErrors({
	GAME_NOT_FOUND: { status: 404, text: "catalogue.errors.gameNotFound" },
	CATEGORY_NOT_FOUND: { status: 404, text: "catalogue.errors.categoryNotFound" },
	NOT_AVAILABLE_IN_REGION: contentErrors.NOT_AVAILABLE_IN_REGION,
});

export const refuseCatalogue = refuser(catalogueErrors);
