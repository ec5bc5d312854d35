import { ListOf, Struct, Text } from "@baize/kernel/call";
import { defineErrors, refuser } from "@baize/kernel/error";

export const contentErrors = defineErrors({
	CONTENT_INVALID: {
		status: 422,
		text: "content.errors.invalid",
		details: Struct({ issues: ListOf(Struct({ field: Text(), cause: Text() })) }),
	},
	CONTENT_NOT_FOUND: { status: 404, text: "content.errors.notFound" },
	NOT_AVAILABLE_IN_REGION: { status: 451, text: "content.errors.notAvailableInRegion" },
});

export const refuseContent = refuser(contentErrors);
