export * from "./calls.ts";
export * from "./entries.ts";
export * from "./errors.ts";
export * from "./events.ts";
export * from "./file-calls.ts";
export * from "./help/index.ts";
export * from "./links.ts";
export * from "./lobby-rows.ts";
export * from "./office-calls.ts";
export {
	Action,
	Audiences,
	Block,
	Body,
	CardSize,
	FORM_KEYWORD,
	type GeoFilter,
	GeoFilterFields,
	HoverBehaviour,
	Image,
	Media,
	MenuItem,
	ShownPicture,
	SitePath,
	Slug,
} from "./parts.ts";
export * from "./pictures/index.ts";
export * from "./preview-calls.ts";
export * from "./region-calls.ts";
export * from "./schemas.ts";
export * from "./types.ts";
