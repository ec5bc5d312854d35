// Named builders only: importing TypeBox's default export would put 17 kB into every page that knows a call.
export {
	Array as ListOf,
	Boolean as Flag,
	Enum as EnumOf,
	Integer,
	Literal,
	Null,
	Number as Decimal,
	Object as Struct,
	Optional,
	Record as DictionaryOf,
	type Static,
	String as Text,
	type TSchema,
	Union as OneOf,
	Unknown,
} from "typebox";
