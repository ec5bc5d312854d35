import { largeCatalogue } from "@baize/catalogue/testing";
import type { Draft, FieldsOf } from "@baize/content/contract";
import { openIds } from "@baize/kernel/id";
import { systemClock } from "@baize/kernel/time";
import { openDatabase } from "@baize/platform-server";
import { sql } from "kysely";
import { TITLES } from "./facts.ts";

/** The drawn pictures that the site has: a card of a real site has one, too. */
const ART = ["tidal-book", "ember-court", "night-orchard", "amber-fox", "lantern-road", "harbour-lights"];
const ALL_GAMES = "all-games";

/** Publishes so many generated titles with their categories, and a lobby of twelve rows of them. */
export async function publishLargeLobby(url: string): Promise<void> {
	const snapshot = largeCatalogue(TITLES).snapshot();
	const games = snapshot.list("casino_game_page", "en").map((page, number) => ({
		...page,
		fields: { ...page.fields, art: ART[number % ART.length]! },
	}));
	const sections = snapshot.list("section", "en");
	const database = openDatabase(url, 1);
	try {
		const before = await sql<{ fields: FieldsOf<"marketing_page"> }>`
			select fields from content.revisions
			where content_type = 'marketing_page' and slug = 'home' and locale = 'en' and state = 'published'`.execute(
			database.reader,
		);
		const rows = [
			...sections
				.filter(({ slug }) => slug !== ALL_GAMES)
				.map(({ slug }) => ({ kind: "category", category: slug }) as const),
			{ kind: "football" } as const,
		];
		const home = { type: "marketing_page", slug: "home", locale: "en" } as const;
		await publish(database, [...games, ...sections, { ...home, fields: { ...before.rows[0]!.fields, rows } }]);
	} finally {
		await database.close();
	}
}

/** In one statement: thousands of single ones would take minutes. */
async function publish(database: ReturnType<typeof openDatabase>, drafts: readonly Draft[]): Promise<void> {
	const newId = openIds(systemClock, 31);
	const entries = JSON.stringify(drafts.map((draft) => ({ ...draft, id: String(newId()) })));
	await database.transaction(async (tx) => {
		await sql`update content.changes set version = version + 1`.execute(tx);
		await sql`
			update content.revisions as revision
			set state = 'retired', change = (select version from content.changes)
			from jsonb_to_recordset(${entries}::jsonb) as entry (type text, slug text, locale text)
			where (content_type, revision.slug, revision.locale) = (entry.type, entry.slug, entry.locale)
				and state in ('published', 'draft')`.execute(tx);
		await sql`
			insert into content.revisions (id, content_type, slug, locale, state, fields, written_by, written_at, change)
			select id::bigint, type, slug, locale, 'published', fields, 'bench', now(), (select version from content.changes)
			from jsonb_to_recordset(${entries}::jsonb)
				as entry (id text, type text, slug text, locale text, fields jsonb)`.execute(tx);
	});
}
