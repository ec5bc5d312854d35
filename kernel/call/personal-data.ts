import { HIDDEN, masked, maskedAddress, maskedEmail } from "../mask/index.ts";
import type { TSchema } from "./schema.ts";

/** A player's data that an operator sees only after giving a reason. */
export type PersonalKind = "email" | "phone" | "address" | "birthDate" | "accountEnd" | "ip";

const MASKS: Record<PersonalKind, (value: string) => string> = {
	email: maskedEmail,
	phone: masked,
	address: () => HIDDEN,
	birthDate: () => HIDDEN,
	accountEnd: () => HIDDEN,
	ip: maskedAddress,
};

const KIND = "x-personal";
const OWNER = "x-player";

/**
 * Marks a text of a schema as personal data. `of` names the property beside it with the player's id, where it is not
 * the surrounding object's.
 */
export const personalData = (kind: PersonalKind, of?: string): Record<string, string> => ({
	[KIND]: kind,
	...(of === undefined ? {} : { [OWNER]: of }),
});

/** Marks an object of a schema: the property whose value is the id of the player that it describes. */
export const describesPlayer = (property: string): Record<string, string> => ({ [OWNER]: property });

type Node = TSchema & {
	[KIND]?: PersonalKind;
	[OWNER]?: string;
	properties?: Record<string, Node>;
	items?: Node;
	anyOf?: Node[];
	patternProperties?: Record<string, Node>;
};

/** Whether any of a player's data is marked in the schema. */
export const holdsPersonalData = (schema: TSchema): boolean =>
	inside(schema as Node).some(holdsPersonalData) || KIND in schema;

const inside = ({ properties = {}, items, anyOf = [], patternProperties = {} }: Node): Node[] => [
	...Object.values(properties),
	...Object.values(patternProperties),
	...(items ? [items] : []),
	...anyOf,
];

/** Which players' data this operator may see. */
export type IsRevealed = (playerId: string) => boolean;

/**
 * The value with every marked text masked, except for players whose data was revealed. Data that belongs to no player
 * is not masked.
 */
export const maskPersonalData = <Value>(schema: TSchema, value: Value, isRevealed: IsRevealed): Value =>
	masking(schema as Node, value, undefined, isRevealed) as Value;

function masking(schema: Node, value: unknown, owner: Owner, isRevealed: IsRevealed): unknown {
	if (!holdsPersonalData(schema)) return value;
	if (schema.anyOf) return schema.anyOf.reduce((at, branch) => masking(branch, at, owner, isRevealed), value);
	if (Array.isArray(value)) return value.map((each) => masking(schema.items ?? schema, each, owner, isRevealed));
	if (typeof value === "string") return maskedText(schema, value, owner, isRevealed);
	if (typeof value !== "object" || value === null) return value;
	return maskedObject(schema, value as Record<string, unknown>, owner, isRevealed);
}

/** Whose data it is: a player's id, NO_PLAYER where it is no player's, undefined where nothing says whose. */
type Owner = string | undefined;
const NO_PLAYER = "none";

function maskedText(schema: Node, value: string, owner: Owner, isRevealed: IsRevealed): string {
	const kind = schema[KIND];
	const isShown = kind === undefined || owner === NO_PLAYER || (owner !== undefined && isRevealed(owner));
	return isShown ? value : MASKS[kind](value);
}

function maskedObject(
	{ properties = {}, ...schema }: Node,
	value: Record<string, unknown>,
	outer: Owner,
	isRevealed: IsRevealed,
): Record<string, unknown> {
	const ownerIn = (property: string | undefined, otherwise: Owner): Owner =>
		property === undefined ? otherwise : typeof value[property] === "string" ? (value[property] as string) : NO_PLAYER;
	const owner = ownerIn(schema[OWNER], outer);
	return Object.fromEntries(
		Object.entries(value).map(([name, each]) => {
			const of = properties[name];
			if (!of) return [name, each];
			const own = KIND in of ? ownerIn(of[OWNER], owner) : owner;
			return [name, masking(of, each, own, isRevealed)];
		}),
	);
}
