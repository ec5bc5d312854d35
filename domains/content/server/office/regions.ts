import { DEFAULT_LOCALE } from "@baize/kernel/locale";
import { type Binding, bind, type Handler, type Reader } from "@baize/platform-server";
import {
	type ContentType,
	isSamePlacement,
	listRegions,
	PLACEABLE_TYPES,
	type Placed,
	placedKey,
	placeInRegion,
	REGIONS,
	type Region,
	type RegionRecord,
	readRegion,
	refuseOffice,
} from "../../contract/index.ts";
import { place } from "../publish.ts";
import type { ContentSnapshot } from "../snapshot.ts";
import { lockChanges, readPlacements } from "../store.ts";
import type { OfficePorts } from "./ports.ts";

type Named = RegionRecord["choices"][number];

/** The operators' calls about the regions around every page. NAV-01 */
export function regionCalls(ports: OfficePorts): Binding[] {
	const { reader } = ports.database;
	return [
		bind(listRegions, async () => {
			const placed = await placedByRegion(reader);
			return { regions: REGIONS.map((id) => ({ id, placed: placed(id).map(naming(ports.snapshot())) })), next: null };
		}),
		bind(readRegion, ({ params }) => regionRecord(ports, params.region)),
		bind(placeInRegion, placing(ports)),
	];
}

const placing =
	(ports: OfficePorts): Handler<typeof placeInRegion> =>
	async ({ params: { region }, body: { placed, basedOn, reason } }, { session, ip }) => {
		const named = naming(ports.snapshot());
		await ports.database.transaction(async (tx) => {
			await lockChanges(tx);
			const before = (await placedByRegion(tx))(region);
			if (!isSamePlacement(before, basedOn)) throw refuseOffice("REGION_CHANGED");
			const isNew = (each: Placed) => !before.some((other) => placedKey(other) === placedKey(each));
			const isTwice = new Set(placed.map(placedKey)).size < placed.length;
			if (isTwice || placed.some((each) => isNew(each) && !named(each).isPublished)) throw refuseOffice("PLACED_WRONG");
			await place(
				ports,
				tx,
				region,
				placed.map(({ contentType: type, slug }) => ({ type, slug })),
			);
			const details = { before: before.map(placedKey), after: placed.map(placedKey), reason: reason.trim() };
			await ports.audit.record(tx, {
				action: "content.placed",
				actorId: session.playerId,
				target: `region.${region}`,
				details,
				ip,
			});
		});
		return regionRecord(ports, region);
	};

async function regionRecord({ database, snapshot }: OfficePorts, region: Region): Promise<RegionRecord> {
	const placed = (await placedByRegion(database.reader))(region);
	const named = naming(snapshot());
	const choices = PLACEABLE_TYPES.flatMap((contentType) =>
		snapshot()
			.list(contentType, DEFAULT_LOCALE)
			.map(({ slug }) => named({ contentType, slug })),
	);
	return { id: region, placed: placed.map(named), choices };
}

async function placedByRegion(reader: Reader): Promise<(region: Region) => Placed[]> {
	const all = await readPlacements(reader);
	return (region) =>
		all.flatMap(({ region: of, content_type: contentType, slug }) =>
			of === region && isPlaceable(contentType) ? [{ contentType, slug }] : [],
		);
}

const isPlaceable = (type: ContentType): type is Placed["contentType"] =>
	(PLACEABLE_TYPES as readonly ContentType[]).includes(type);

/** With the title of its English text; by its slug where it is not published. */
const naming =
	(snapshot: ContentSnapshot) =>
	({ contentType, slug }: Placed): Named => {
		const entry = snapshot.published(contentType, slug, DEFAULT_LOCALE);
		return { contentType, slug, title: entry?.fields.title ?? slug, isPublished: entry !== undefined };
	};
